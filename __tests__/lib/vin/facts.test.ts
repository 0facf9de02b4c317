import { vinCheckDigit } from '../../../src/lib/vin/vin';
import { vinMakes } from '../../../src/lib/vin/makers';
import { vinModelYear } from '../../../src/lib/vin/modelYear';
import { requiresCheckDigit, vinCountry, vinRegion } from '../../../src/lib/vin/region';

/** A VIN of this identifier with the given characters in positions 7 and 10 and a valid check digit. */
function vinOf(identifier: string, seventh: string, tenth: string): string {
  const text = (digit: string) => `${identifier}AAA${seventh}A${digit}${tenth}A000123`;
  return text(vinCheckDigit(text('0')) ?? '0');
}

/** Honda cars, Ford pickups, Toyota SUVs from Canada, Nissan cars from Mexico. */
const LIGHT = ['1HG', '1FT', '2T3', '3N1'];
/** Mack and Freightliner trucks, coaches, Ford's and GM's chassis, motorcycles, and a maker that isn't listed. */
const OTHER = ['1M1', '1FU', '1M8', '1FD', '1GB', '1HD', '1HF', '4DR', '1A9'];

describe('vinModelYear', () => {
  it.each([
    ['A', '5', 1980],
    ['A', 'B', 2010],
    ['K', '9', 1989],
    ['K', 'M', 2019],
    ['S', 'B', 2025],
    ['V', 'B', 2027],
  ])('code %s with position 7 %s is %i on cars and light trucks of North America', (tenth, seventh, year) => {
    for (const identifier of LIGHT)
      expect(vinModelYear(vinOf(identifier, seventh, tenth), 2026)).toEqual({ kind: 'certain', year });
  });

  it('gives both years of vehicles that do not follow position 7, whatever it is', () => {
    for (const identifier of OTHER)
      for (const seventh of ['9', 'B'])
        expect([identifier, vinModelYear(vinOf(identifier, seventh, 'D'), 2026)]).toEqual([
          identifier,
          { kind: 'possible', years: [2013, 1983], doubt: 'vehicle-type' },
        ]);
    expect(vinModelYear('1M1AW09Y0DM000123', 2026)).toMatchObject({ years: [2013, 1983] });
  });

  it.each([
    ['W', 1998],
    ['Y', 2000],
    ['1', 2001],
    ['9', 2009],
  ])('code %s can only mean %i so far', (tenth, year) => {
    for (const identifier of [...LIGHT, ...OTHER])
      expect(vinModelYear(vinOf(identifier, 'B', tenth), 2026)).toEqual({ kind: 'certain', year });
    expect(vinModelYear(vinOf('JTD', 'B', tenth), 2026)).toEqual({
      kind: 'possible',
      years: [year],
      doubt: 'outside',
    });
  });

  it.each(['JTD', 'KMH', 'WBA', 'LRW', 'H12', '7A3', '6MM', '93H'])(
    'is never certain for %s, from outside North America',
    (identifier) => {
      expect(vinModelYear(vinOf(identifier, 'B', 'F'), 2026)).toEqual({
        kind: 'possible',
        years: [2015, 1985],
        doubt: 'outside',
      });
    },
  );

  it('is not certain if the check digit is wrong', () => {
    expect(vinModelYear('1HGCM82633A004353', 2026)).toEqual({
      kind: 'possible',
      years: [2003],
      doubt: 'check-digit',
    });
  });

  it('is 2010 or later for identifiers that were first assigned after that', () => {
    expect(vinModelYear('7SAYGDEE2PF000123', 2026)).toEqual({ kind: 'certain', year: 2023 });
    expect(vinModelYear(vinOf('7G2', '9', 'R'), 2026)).toEqual({ kind: 'certain', year: 2024 });
    expect(vinModelYear(vinOf('7FA', 'B', '5'), 2026)).toEqual({ kind: 'no-year' });
  });

  it('recognizes codes that are not a year', () => {
    for (const code of 'UZ0')
      expect(vinModelYear(vinOf('1HG', 'B', code), 2026)).toEqual({ kind: 'no-year' });
    expect(vinModelYear('1M8', 2026)).toEqual({ kind: 'no-year' });
  });
});

describe('region and country', () => {
  it.each([
    ['1HG', 'north-america', 'US'],
    ['2T1', 'north-america', 'CA'],
    ['3VW', 'north-america', 'MX'],
    ['5YJ', 'north-america', 'US'],
    // ISO 3780 splits 7: the United States got what New Zealand doesn't use.
    ['7FA', 'north-america', 'US'],
    ['7SA', 'north-america', 'US'],
    ['70A', 'north-america', 'US'],
    ['71A', 'north-america', 'US'],
    ['7AT', 'oceania', 'NZ'],
    ['7E1', 'oceania', 'NZ'],
    ['6ZA', 'oceania', 'NZ'],
    ['HES', 'asia', 'CN'],
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
    expect(vinRegion('7')).toBeUndefined();
    expect(vinRegion('FAA')).toBeUndefined();
    expect(vinCountry('3ZA')).toBeUndefined();
  });
});

it('requires a check digit in North America and China only', () => {
  const required = ['1HG', '2T1', '3VW', '4T1', '5YJ', '7SA', 'LRW', 'HES'];
  const optional = ['7AT', '6MM', 'JTD', 'KMH', 'WBA', 'VF3', 'AHT', '93H', 'MAL', '3ZA', ''];
  expect(required.filter((wmi) => !requiresCheckDigit(wmi))).toEqual([]);
  expect(optional.filter(requiresCheckDigit)).toEqual([]);
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
