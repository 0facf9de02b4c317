export type VinRegion = 'africa' | 'asia' | 'europe' | 'north-america' | 'oceania' | 'south-america';

/** The character order in which ISO 3780 assigns ranges to countries. */
const ORDER = 'ABCDEFGHJKLMNPRSTUVWXYZ1234567890';

/**
 * [position 1, first and last character of position 2, ISO 3166 country], as ISO 3780 and SAE International, its
 * registration authority, assign them in 2026. Only certain ranges. H became China's when L ran out, and 7F to 70 are the
 * United States', while 7A to 7E stay New Zealand's (github.com/idlesign/vininfo, `dicts/countries.py`;
 * github.com/sunrise-php/vin/pull/96).
 */
const COUNTRIES: readonly (readonly [string, string, string])[] = [
  ['A', 'AH', 'ZA'],
  ['H', 'A0', 'CN'],
  ['J', 'A0', 'JP'],
  ['K', 'LR', 'KR'],
  ['L', 'A0', 'CN'],
  ['M', 'AE', 'IN'],
  ['M', 'FK', 'ID'],
  ['M', 'LR', 'TH'],
  ['S', 'AM', 'GB'],
  ['S', 'NT', 'DE'],
  ['S', 'UZ', 'PL'],
  ['T', 'JP', 'CZ'],
  ['T', 'RV', 'HU'],
  ['V', 'AE', 'AT'],
  ['V', 'FR', 'FR'],
  ['V', 'SW', 'ES'],
  ['W', 'A0', 'DE'],
  ['Y', 'AE', 'BE'],
  ['Y', 'FK', 'FI'],
  ['Y', 'SW', 'SE'],
  ['Z', 'AU', 'IT'],
  ['1', 'A0', 'US'],
  ['2', 'A5', 'CA'],
  ['3', 'AX', 'MX'],
  ['4', 'A0', 'US'],
  ['5', 'A0', 'US'],
  ['6', 'AX', 'AU'],
  ['6', 'Y1', 'NZ'],
  ['7', 'AE', 'NZ'],
  ['7', 'F0', 'US'],
  ['8', 'AE', 'AR'],
  ['9', 'AE', 'BR'],
  ['9', '39', 'BR'],
];

/**
 * The manufacturer's region, by positions 1 and 2 (ISO 3780); undefined for unassigned characters, and for E to G, which
 * current tables leave out.
 */
export function vinRegion(vin: string): VinRegion | undefined {
  if (/^(?:6|7[A-E])/.test(vin)) return 'oceania';
  if (/^(?:[1-5]|7[F-HJ-NPR-Z\d])/.test(vin)) return 'north-america';
  if (/^[A-D]/.test(vin)) return 'africa';
  if (/^[HJ-NPR]/.test(vin)) return 'asia';
  if (/^[S-Z]/.test(vin)) return 'europe';
  if (/^[89]/.test(vin)) return 'south-america';
  return undefined;
}

/** The manufacturer's country by positions 1 and 2, ISO 3166 alpha-2; undefined if uncertain. */
export function vinCountry(vin: string): string | undefined {
  const second = ORDER.indexOf(vin.charAt(1));
  if (vin.length < 2 || second < 0) return undefined;
  return COUNTRIES.find(
    ([first, range]) =>
      first === vin.charAt(0) &&
      second >= ORDER.indexOf(range.charAt(0)) &&
      second <= ORDER.indexOf(range.charAt(1)),
  )?.[2];
}

/**
 * Whether the maker is in the United States, Canada or Mexico. Vehicles built elsewhere for the US market (JT..., WBA...)
 * follow 49 CFR 565, too, but nothing in the VIN shows it.
 */
export const isNorthAmerican = (vin: string): boolean => /^(?:US|CA|MX)$/.test(vinCountry(vin) ?? '');

/** Whether the check digit is compulsory: in North America (49 CFR 565.13) and China (GB 16735-2019, appendix A). */
export const requiresCheckDigit = (vin: string): boolean => isNorthAmerican(vin) || vinCountry(vin) === 'CN';
