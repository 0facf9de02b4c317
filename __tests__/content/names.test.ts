import { shippingQuestions } from '../../src/content/services/autoShipping';
import { houses } from '../../src/content/services/carPurchase';
import { legalChanged } from '../../src/content/legal/legalDate';
import { auctionPartners, partnerNames } from '../../src/content/partners';
import { portNames, portsByCode } from '../../src/content/ports/ports';

it('names ports and partners in sentences as in the lists', () => {
  const answer = shippingQuestions.find(({ question }) => question === 'Which ports are used?')?.answer;
  expect(answer).toContain('go to Tin Can Island, Apapa, Lekki and Onne.');
  expect(partnerNames.split(/, | and /)).toEqual(auctionPartners.map(({ name }) => name));
  expect(answer).not.toMatch(/\b(?:US|NG)[A-Z]{3}\b/);
});

it('shows an unknown port code as is', () => {
  expect(portNames('USBAL', 'XXXXX')).toEqual(['Baltimore', 'XXXXX']);
  expect(portsByCode.size).toBeGreaterThan(0);
});

it('explains the rules of every partner auction house, and no other', () => {
  expect(houses.map(({ name }) => name)).toEqual(auctionPartners.map(({ name }) => name));
});

it('formats the date of the legal texts', () => {
  expect(legalChanged.text).toMatch(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/);
});
