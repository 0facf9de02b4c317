import { laneMiles } from '../../../scripts/map/laneMiles';
import { milesBetween, milesToMeeting } from '../../../src/content/map/miles';
import { ports } from '../../../src/content/ports/ports';

describe('miles of the lanes', () => {
  it('are what `npm run map` computes', () => {
    expect(milesToMeeting).toEqual(laneMiles());
  });

  it.each([
    ['USBAL', 'NGTIN', 4_900, 5_300],
    ['USHOU', 'NGTIN', 5_700, 6_200],
    ['USNYC', 'NGAPP', 4_700, 5_100],
  ])('from %s to %s are plausible', (start, end, least, most) => {
    const miles = milesBetween(start, end) ?? 0;
    expect(miles).toBeGreaterThan(least);
    expect(miles).toBeLessThan(most);
  });

  it('are there for every pair of ports with a lane', () => {
    const codes = (country: string) =>
      ports.filter((port) => port.country === country && port.code !== 'USLGB').map(({ code }) => code);
    for (const start of codes('US'))
      for (const end of codes('NG'))
        expect([start, end, (milesBetween(start, end) ?? 0) > 4_000]).toEqual([start, end, true]);
  });

  it.each([
    ['a port without a lane', 'USLGB', 'NGTIN'],
    ['the wrong way round', 'NGTIN', 'USBAL'],
    ['two ports of one coast', 'USBAL', 'USNYC'],
    ['a state', 'US-MD', 'NGTIN'],
    ['nothing', '', ''],
    ['a name that every object has', 'constructor', 'toString'],
  ])('are not known from %s', (_what, start, end) => {
    expect(milesBetween(start, end)).toBeUndefined();
  });
});
