import { laneMiles } from '../../../scripts/map/laneMiles';
import { milesBetween, milesToMeeting } from '../../../src/content/map/miles';
import { ports } from '../../../src/content/ports/ports';

describe('sea lane distances', () => {
  it('match what `npm run map` computes', () => {
    expect(milesToMeeting).toEqual(laneMiles());
  });

  it.each([
    ['USBAL', 'NGTIN', 4_900, 5_300],
    ['USHOU', 'NGTIN', 5_700, 6_200],
    ['USNYC', 'NGAPP', 4_700, 5_100],
  ])('are plausible from %s to %s', (start, end, least, most) => {
    const miles = milesBetween(start, end) ?? 0;
    expect(miles).toBeGreaterThan(least);
    expect(miles).toBeLessThan(most);
  });

  it('exist for every pair of ports with a lane', () => {
    const codes = (country: string) =>
      ports.filter((port) => port.country === country && port.code !== 'USLGB').map(({ code }) => code);
    for (const start of codes('US'))
      for (const end of codes('NG'))
        expect([start, end, (milesBetween(start, end) ?? 0) > 4_000]).toEqual([start, end, true]);
  });

  it.each([
    ['a port without a lane', 'USLGB', 'NGTIN'],
    ['Nigeria to the US', 'NGTIN', 'USBAL'],
    ['two ports on one coast', 'USBAL', 'USNYC'],
    ['a state', 'US-MD', 'NGTIN'],
    ['nothing', '', ''],
    ['a property every object has', 'constructor', 'toString'],
  ])('are undefined for %s', (_what, start, end) => {
    expect(milesBetween(start, end)).toBeUndefined();
  });
});
