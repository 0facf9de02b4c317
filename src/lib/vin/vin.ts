import { withoutInvisible } from '../text/text';

/** Length of a VIN since 1981 (ISO 3779, 49 CFR 565.13). */
export const VIN_LENGTH = 17;

/** Position of the check digit, counted from 1. */
export const CHECK_POSITION = 9;

/** Weights by position, 49 CFR 565.15(c)(4), Table IV. The check digit's own weight is zero. */
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** Values of the letters, 49 CFR 565.15(c)(3), Table III, without I, O and Q. */
const LETTERS: Readonly<Record<string, number>> = {
  ...{ A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7, H: 8 },
  ...{ J: 1, K: 2, L: 3, M: 4, N: 5, P: 7, R: 9 },
  ...{ S: 2, T: 3, U: 4, V: 5, W: 6, X: 7, Y: 8, Z: 9 },
};

const valueOf = (character: string): number | undefined =>
  /^[0-9]$/.test(character) ? Number(character) : LETTERS[character];

/** Whether a character is valid in a VIN: a digit, or a capital letter other than I, O, Q. */
export const isVinCharacter = (character: string): boolean => valueOf(character) !== undefined;

/**
 * Calculates the check digit: '0' to '9', or 'X' for ten (49 CFR 565.15(c)).
 * @param vin normalized
 * @returns undefined unless it has 17 valid characters
 */
export function vinCheckDigit(vin: string): string | undefined {
  if (vin.length !== VIN_LENGTH) return undefined;
  let sum = 0;
  for (const [index, weight] of WEIGHTS.entries()) {
    const value = valueOf(vin.charAt(index));
    if (value === undefined) return undefined;
    sum += weight * value;
  }
  const remainder = sum % 11;
  return remainder === 10 ? 'X' : String(remainder);
}

/** Whether the check digit in position 9 is correct. */
export function isCheckDigitValid(vin: string): boolean {
  return vin.charAt(CHECK_POSITION - 1) === vinCheckDigit(vin);
}

/** What listings write before a VIN. A VIN can't start this way, because it has no I. */
const LABEL = /^\s*(?:vin|chassis)(?:\s*(?:no\.?|number|#))?[\s:#.=]*(?=\w)/i;
const SEPARATORS = /[\s\p{Dash_Punctuation}.]/gu;

/**
 * Cyrillic and Greek capitals and the multiplication sign, which look like Latin letters, such as the first one of the VIN in
 * github.com/sunrise-php/vin/issues/59.
 */
const LOOK_ALIKES =
  '\u0410\u0412\u0415\u0417\u041A\u041C\u041D\u041E\u0420\u0421\u0422\u0423\u0425' +
  '\u0391\u0392\u0395\u0396\u0397\u039A\u039C\u039D\u039F\u03A1\u03A4\u03A5\u03A7\u00D7';
const LATIN = 'ABE3KMHOPCTYXABEZHKMNOPTYXX';
const LOOK_ALIKE = new RegExp(`[${LOOK_ALIKES}]`, 'g');
const latin = (character: string) => LATIN.charAt(LOOK_ALIKES.indexOf(character));

/** Whether a word may be a VIN: 17 letters and digits, with at least one digit. */
export const isVinLike = (word: string): boolean =>
  word.length === VIN_LENGTH && /^[A-Z\d]+$/i.test(word) && /\d/.test(word);

/** Capital letters, the usual width, and Latin in place of letters that look alike. */
const readable = (text: string): string =>
  withoutInvisible(text.normalize('NFKC')).toUpperCase().replace(LOOK_ALIKE, latin);

/**
 * Normalizes a typed or pasted VIN: of a text with one VIN in it, such as a line of a listing or a link, only that remains.
 * Otherwise in capital letters, without label, spaces, hyphens and dots. Keeps I, O and Q, so that the check can explain them.
 */
export function normalizeVin(text: string): string {
  const plain = readable(text);
  const [only, ...others] = new Set(plain.split(/[^A-Z\d]+/).filter(isVinLike));
  if (only !== undefined && others.length === 0) return only;
  return plain.replace(LABEL, '').replace(SEPARATORS, '');
}
