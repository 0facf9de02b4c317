import { journeySteps } from '../../src/content/journey/steps';
import { bidding } from '../../src/content/services/carPurchase';

it('is what the page about buying names its steps after', () => {
  const titles = [...journeySteps.buy, ...journeySteps.inspect].map(({ title }) => title);
  expect(bidding.map(({ matter }) => matter).filter((matter) => !titles.includes(matter))).toEqual([]);
});
