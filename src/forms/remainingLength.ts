import { LONG_TEXT_MAX } from '../config/limits';
import { characterCount as words } from '../content/formErrors';

const STEP = 100;
/** The part of the limit from which something is said. */
const SAID_FROM = 0.8;

/**
 * Says how many characters of a long text's limit are left, once most of it is used; '' before. Rounded to hundreds, so that
 * screen readers don't read each keystroke.
 */
export function remainingLength(text: string): string {
  // Code points are never more than code units, which needn't be counted.
  if (text.length < LONG_TEXT_MAX * SAID_FROM) return '';
  const left = LONG_TEXT_MAX - [...text.trim()].length;
  if (left < 0) return words.over(Math.ceil(-left / STEP) * STEP);
  if (left > LONG_TEXT_MAX * (1 - SAID_FROM)) return '';
  return left < STEP ? words.few : words.left(Math.floor(left / STEP) * STEP);
}
