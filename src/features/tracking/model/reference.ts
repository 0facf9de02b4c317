import { trackReference } from '../../../content/trackReference';
import { plainText, withoutInvisible } from '../../../lib/text/text';

const REFERENCE_MAX = 60;

/** Cleans a typed or linked reference: no whitespace, limited length. */
export const cleanReference = (text: string | null): string =>
  plainText(withoutInvisible(text ?? ''), REFERENCE_MAX).replace(/\s+/g, '');

/** Error for an empty reference. */
export const missingReference = (reference: string): string | undefined =>
  reference === '' ? trackReference.missing : undefined;
