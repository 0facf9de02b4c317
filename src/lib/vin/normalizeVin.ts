import { withoutInvisible } from '../text/text';

/** What listings write before a VIN. A VIN can't start this way, because it has no I. */
const LABEL = /^\s*(?:vin|chassis)(?:\s*(?:no\.?|number|#))?[\s:#.=]*(?=\w)/i;
const SEPARATORS = /[\s\p{Dash_Punctuation}.]/gu;

/**
 * Normalizes a typed or pasted VIN: capital letters, no label, spaces, hyphens or dots. Keeps I, O and Q, so that
 * the check can explain them.
 */
export function normalizeVin(text: string): string {
  return withoutInvisible(text.normalize('NFKC')).replace(LABEL, '').replace(SEPARATORS, '').toUpperCase();
}
