import { trackReference } from '../../../content/trackReference';
import { plainText, withoutInvisible } from '../../../lib/text/text';

const REFERENCE_MAX = 60;

/** A reference as typed or as it came in a link: one line, bounded. */
export const cleanReference = (text: string | null): string =>
  plainText(withoutInvisible(text ?? ''), REFERENCE_MAX).replace(/\s+/g, '');

/** Why a cleaned reference can't be looked up: there is none. */
export const missingReference = (reference: string): string | undefined =>
  reference === '' ? trackReference.missing : undefined;
