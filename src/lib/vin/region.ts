export type VinRegion = 'africa' | 'asia' | 'europe' | 'north-america' | 'oceania' | 'south-america';

/** The character order in which ISO 3780 assigns ranges to countries. */
const ORDER = 'ABCDEFGHJKLMNPRSTUVWXYZ1234567890';

/** [position 1, first and last character of position 2, ISO 3166 country]. Only certain ranges. */
const COUNTRIES: readonly (readonly [string, string, string])[] = [
  ['A', 'AH', 'ZA'],
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
  ['Z', 'AR', 'IT'],
  ['1', 'A0', 'US'],
  ['2', 'A0', 'CA'],
  ['3', 'AW', 'MX'],
  ['4', 'A0', 'US'],
  ['5', 'A0', 'US'],
  ['6', 'AW', 'AU'],
  ['7', 'F0', 'US'],
  ['8', 'AE', 'AR'],
  ['9', 'AE', 'BR'],
  ['9', '39', 'BR'],
];

/** The manufacturer's region, by position 1 (ISO 3780); undefined for unassigned characters. */
export function vinRegion(vin: string): VinRegion | undefined {
  const first = vin.charAt(0);
  if (/[A-H]/.test(first)) return 'africa';
  if (/[J-NPR]/.test(first)) return 'asia';
  if (/[S-Z]/.test(first)) return 'europe';
  if (/[1-57]/.test(first)) return 'north-america';
  if (first === '6') return 'oceania';
  if (/[89]/.test(first)) return 'south-america';
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
 * Whether position 1 is of the United States, Canada or Mexico, where the check digit is compulsory. Vehicles
 * built elsewhere for the US market (JT..., WBA...) have one too, but position 1 doesn't show it. Without 7,
 * whose range is partly Oceania's.
 */
export const isNorthAmerican = (vin: string): boolean => /^[1-5]/.test(vin);
