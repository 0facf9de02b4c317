const MAX_MARKS = 4;
const UNITS_PER_GRAPHEME = 16;

/** Invisible characters that can hide or reorder text: zero-width spaces, bidi controls, soft hyphens, tags, BOM. */
const HIDDEN =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;
/** ZWNJ and ZWJ, which emoji, Persian and Indic scripts need between two characters. */
const JOINERS = /[\u200C\u200D]/g;
// eslint-disable-next-line regexp/no-super-linear-move -- plainText cuts the text first
const STRAY_JOINERS = /(^|\s)[\u200C\u200D]+|[\u200C\u200D]+(?=[\s\u200C\u200D]|$)/g;

/** An e-mail address, number or code without invisible characters, which pasting may add. */
export const withoutInvisible = (text: string): string => text.replace(HIDDEN, '').replace(JOINERS, '');

/** For searching and sorting: in lower case, without accents and dots, so that Ọlá is found as “ola”. */
export const plainLetters = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Control characters except white space, and lone surrogates. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const BROKEN = /[\p{Cs}\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F]/gu;
const PILED_MARKS = new RegExp(`(\\p{M}{${String(MAX_MARKS)}})\\p{M}+`, 'gu');

/**
 * Splits a text into graphemes, such as a letter with its accents or a flag. Falls back to code points in old browsers.
 */
function graphemes(text: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return [...text];
  return Array.from(
    // eslint-disable-next-line compat/compat -- tested for
    new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text),
    (one) => one.segment,
  );
}

/**
 * Makes a server's text safe to display: one line of limited length, with white space collapsed, without
 * control, hidden and bidi characters, and with at most four combining marks per letter. Joined emoji stay
 * joined. Doesn't escape HTML, which React does.
 * @param value a text or finite number; anything else returns ''
 * @param maxLength maximum number of graphemes; a longer text is cut and ends in '…', which counts
 */
export function plainText(value: unknown, maxLength: number): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return '';
  const clean = value
    .slice(0, maxLength * UNITS_PER_GRAPHEME)
    .replace(HIDDEN, '')
    .replace(BROKEN, '')
    .replace(STRAY_JOINERS, '$1')
    .replace(PILED_MARKS, '$1')
    .replace(/[\s\u0085]+/g, ' ')
    .trim();
  if (clean.length <= maxLength) return clean;
  const seen = graphemes(clean);
  if (seen.length <= maxLength) return clean;
  return `${seen
    .slice(0, maxLength - 1)
    .join('')
    .trimEnd()}…`;
}

/** Makes an unknown code readable: 'READY_FOR_PICKUP' becomes 'Ready for pickup'. Sentences keep their case. */
export function humanized(code: unknown, maxLength: number): string {
  const text = plainText(code, maxLength);
  const spaced = /\s/.test(text) ? text : text.replace(/[_-]+/g, ' ').trim();
  const words = spaced === spaced.toUpperCase() ? spaced.toLowerCase() : spaced;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether a text is HTML, such as an error page that a proxy or Django sends instead of JSON. */
export function looksLikeHtml(text: string): boolean {
  return /<(?:!doctype\b|!--|\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>)/i.test(text);
}

/** The first non-empty text, trimmed; undefined if there is none. */
export function firstNonEmpty(...values: readonly unknown[]): string | undefined {
  for (const value of values) {
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return undefined;
}

/** Hebrew, Arabic and other scripts from right to left, and their presentation forms. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** Isolates a right-to-left text for a sentence of ours that is a single string (Unicode FSI and PDI). */
export const isolate = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);
