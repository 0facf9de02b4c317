export type VinRegion = 'africa' | 'asia' | 'europe' | 'north-america' | 'oceania' | 'south-america';

/** The order in which ISO 3780 counts characters when it gives a country a range of them. */
const ORDER = 'ABCDEFGHJKLMNPRSTUVWXYZ1234567890';

/** [position 1, first and last character of position 2, ISO 3166 country]: only ranges that are sure. */
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

/** Where the maker is registered, by position 1 (ISO 3780); undefined for a character given to nobody. */
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

/** Country of the maker by positions 1 and 2, ISO 3166 alpha-2; undefined where our table is not sure. */
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
 * Whether position 1 is one of the United States, Canada or Mexico, where the check digit is compulsory.
 * A car built elsewhere for the US market (JT..., WBA...) carries one too, but position 1 cannot tell.
 * 7 is left out: part of its range belongs to Oceania.
 */
export const isNorthAmerican = (vin: string): boolean => /^[1-5]/.test(vin);
