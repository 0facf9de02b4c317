import { withoutInvisible } from '../text/text';
import { VIN_LENGTH } from './checkDigit';

/** What listings write before a VIN. A VIN can't start this way, because it has no I. */
const LABEL = /^\s*(?:vin|chassis)(?:\s*(?:no\.?|number|#))?[\s:#.=]*(?=\w)/i;
const SEPARATORS = /[\s\p{Dash_Punctuation}.]/gu;

/**
 * Cyrillic and Greek capitals and the multiplication sign, which look like Latin ones, as the first letter of
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
