import { plainText, withoutInvisible } from '../../../lib/text/text';

const REFERENCE_MAX = 60;

/** A reference as typed or as it came in a link: one line, bounded. */
export const cleanReference = (text: string | null): string =>
  plainText(withoutInvisible(text ?? ''), REFERENCE_MAX).replace(/\s+/g, '');

/** What is said beside a field for it, and when it is left empty. */
export const referenceWords = {
  hint: 'It’s on your confirmation.',
  missing: 'Enter the reference from your confirmation.',
} as const;
