import { trackReference } from '../../../content/trackReference';
import { plainText, withoutInvisible } from '../../../lib/text/text';

const REFERENCE_MAX = 60;

/** Our own format, whatever stands between its groups, except a container number whose owner code starts with HAL. */
const OWN = /^HAL(?![A-Z]\d{7}$)[^A-Z\d]*([A-Z\d]{4})[^A-Z\d]*([A-Z\d]{4})$/i;

/**
 * Cleans a typed or linked reference: no whitespace, any dash as a hyphen, limited length. Only HAL- references also get
 * their hyphens and capitals, because the API contract doesn't define a format.
 */
export const cleanReference = (text: string | null): string =>
  plainText(withoutInvisible(text ?? ''), REFERENCE_MAX)
    .replace(/\s+/g, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(OWN, (_, first: string, second: string) => `HAL-${first}-${second}`.toUpperCase());

/** Error for an empty reference. */
export const missingReference = (reference: string): string | undefined =>
  reference === '' ? trackReference.missing : undefined;
