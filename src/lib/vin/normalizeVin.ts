import { withoutInvisible } from '../text/text';

const SEPARATORS = /[\s\p{Dash_Punctuation}.]/gu;

/**
 * Normalizes a typed or pasted VIN: capital letters, no spaces, hyphens or dots. Keeps I, O and Q, so that
 * the check can explain them.
 */
export function normalizeVin(text: string): string {
  return withoutInvisible(text.normalize('NFKC')).replace(SEPARATORS, '').toUpperCase();
}
