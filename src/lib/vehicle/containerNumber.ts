/**
 * - `empty`: nothing typed
 * - `malformed`: not three letters, U, J or Z, and seven digits
 * - `mismatch`: the check digit should be `expected`
 * - `ok`: the check digit matches
 */
export type ContainerNumberCheck =
  | { status: 'empty' }
  | { status: 'malformed' | 'ok'; number: string }
  | { status: 'mismatch'; number: string; expected: string };

/** Letters count from 10 up in this order; 11, 22 and 33, multiples of the modulus, are skipped. */
const VALUES = '0123456789A.BCDEFGHIJK.LMNOPQRSTU.VWXYZ';

/** Check digit of the first ten characters: values times 2^position, modulo 11, modulo 10 (ISO 6346, annex A). */
function checkDigit(number: string): string {
  const sum = [...number.slice(0, 10)].reduce((total, c, place) => total + VALUES.indexOf(c) * 2 ** place, 0);
  return String((sum % 11) % 10);
}

/** What documents write before a container number. */
const LABEL = /^(?:CONTAINER|CNTR|CTR|UNIT|EQUIPMENT)(?:NO|NR|NUMBER)?(?=[A-Z]{3}[UJZ]\d)/;
/** A size and type code after it: ISO 6346's, as in 45G1, or a carrier's, as in 40HC. */
const SIZE_TYPE = /^([A-Z]{3}[UJZ]\d{7})[1-9LM][A-Z\d][A-Z][A-Z\d]$/;

/** A container number in capital letters, without label, separators, and size and type. Any other text only in capitals. */
export const normalizeContainer = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
    .replace(LABEL, '')
    .replace(SIZE_TYPE, '$1');

/** Checks a container number as typed, such as 'CSQU 305438-3'. Doesn't look it up, so a valid number may not exist. */
export function checkContainerNumber(text: string): ContainerNumberCheck {
  const number = normalizeContainer(text);
  if (number === '') return { status: 'empty' };
  if (!/^[A-Z]{3}[UJZ][0-9]{7}$/.test(number)) return { status: 'malformed', number };
  const expected = checkDigit(number);
  return number.endsWith(expected) ? { status: 'ok', number } : { status: 'mismatch', number, expected };
}

/** The different container numbers in a text, each as it's written there. */
export const containerNumbersIn = (text: string): readonly string[] => [
  ...new Set(text.match(/[A-Z]{3}[UJZ][ -]*\d(?:[ /-]*\d){6}/gi)),
];
