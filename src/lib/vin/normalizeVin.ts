import { withoutInvisible } from '../text/text';

const SEPARATORS = /[\s\p{Dash_Punctuation}.]/gu;

/**
 * What a person typed or pasted, as a VIN is written: capital letters, no spaces, hyphens or dots.
 * Nothing else is changed, so that a letter I, O or Q is still seen and can be explained.
 */
export function normalizeVin(text: string): string {
  return withoutInvisible(text.normalize('NFKC')).replace(SEPARATORS, '').toUpperCase();
}
