interface RemainingWords {
  readonly left: (about: number) => string;
  readonly few: string;
  readonly over: (about: number) => string;
}

const STEP = 100;
/** The part of the limit from which something is said. */
const SAID_FROM = 0.8;

/**
 * Says how many characters of a text's limit are left, once most of it is used; '' before. Rounded to hundreds, so that
 * screen readers don't read each keystroke.
 * @param max maximum number of characters
 */
export function remainingLength(text: string, max: number, words: RemainingWords): string {
  // Code points are never more than code units, which needn't be counted.
  if (text.length < max * SAID_FROM) return '';
  const left = max - [...text.trim()].length;
  if (left < 0) return words.over(Math.ceil(-left / STEP) * STEP);
  if (left > max * (1 - SAID_FROM)) return '';
  return left < STEP ? words.few : words.left(Math.floor(left / STEP) * STEP);
}
