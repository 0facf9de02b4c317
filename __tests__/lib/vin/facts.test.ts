import { vinMakes } from '../../../src/lib/vin/makers';
import { vinModelYear } from '../../../src/lib/vin/modelYear';
import { vinCountry, vinRegion } from '../../../src/lib/vin/region';

/** A VIN with the given characters in positions 1, 7 and 10. */
const vinWith = (first: string, seventh: string, tenth: string): string =>
  `${first}AAAAA${seventh}AA${tenth}AAAAAAA`;

describe('vinModelYear', () => {
  it.each([
    ['A', '5', 1980, 2010],
    ['A', 'B', 2010, 1980],
    ['K', '9', 1989, 2019],
    ['K', 'M', 2019, 1989],
    ['S', 'B', 2025, 1995],
    ['V', 'B', 2027, 1997],
  ])(
    'code %s with position 7 %s is %i for cars of North America, or %i for other vehicles',
    (tenth, seventh, year, other) => {
      expect(vinModelYear(vinWith('1', seventh, tenth), 2026)).toEqual({ kind: 'single', year, other });
    },
  );

  it.each([
    ['W', 1998],
    ['Y', 2000],
    ['1', 2001],
    ['9', 2009],
  ])('code %s can only mean %i so far', (tenth, year) => {
    expect(vinModelYear(vinWith('J', 'B', tenth), 2026)).toEqual({ kind: 'single', year });
  });

  it('gives both years where position 7 does not decide', () => {
    expect(vinModelYear(vinWith('J', 'B', 'F'), 2026)).toEqual({ kind: 'ambiguous', years: [1985, 2015] });
  });

  it('recognizes codes that are not a year', () => {
    for (const code of 'UZ0')
      expect(vinModelYear(vinWith('1', 'B', code), 2026)).toEqual({ kind: 'no-year' });
    expect(vinModelYear('1M8', 2026)).toEqual({ kind: 'no-year' });
  });
});

describe('region and country', () => {
  it.each([
    ['1HG', 'north-america', 'US'],
    ['2T1', 'north-america', 'CA'],
    ['3VW', 'north-america', 'MX'],
    ['5YJ', 'north-america', 'US'],
    ['7FA', 'north-america', 'US'],
    ['JTD', 'asia', 'JP'],
    ['KMH', 'asia', 'KR'],
    ['LRW', 'asia', 'CN'],
    ['SAL', 'europe', 'GB'],
    ['WBA', 'europe', 'DE'],
    ['YV1', 'europe', 'SE'],
    ['VF3', 'europe', 'FR'],
    ['AHT', 'africa', 'ZA'],
    ['6MM', 'oceania', 'AU'],
    ['9BW', 'south-america', 'BR'],
    ['93H', 'south-america', 'BR'],
  ])('%s is from %s, %s', (wmi, region, country) => {
    expect(vinRegion(wmi)).toBe(region);
    expect(vinCountry(wmi)).toBe(country);
  });

  it('is undefined when uncertain', () => {
    expect(vinRegion('0AA')).toBeUndefined();
    expect(vinCountry('KSA')).toBeUndefined();
    expect(vinCountry('1')).toBeUndefined();
    expect(vinRegion('')).toBeUndefined();
  });
});

describe('vinMakes', () => {
  it.each([
    ['1HGCM82633A004352', ['Honda']],
    ['5YJ3E1EA7KF317000', ['Tesla']],
    ['JTHBK1GG0D2012345', ['Lexus']],
    ['JN1BV7AR0EM680000', ['Infiniti', 'Nissan']],
    ['1C6HJTAG0LL100000', ['Jeep', 'Ram']],
    ['ZZZ00000000000000', []],
  ])('%s is made by %p', (vin, makes) => {
    expect(vinMakes(vin)).toEqual(makes);
  });
});
