import { plainText, withoutInvisible } from '../../../lib/text/text';
import { decodeText } from '../../../lib/text/url';

/** Both must match, so that a reference alone reveals nothing. */
export interface LookupQuery {
  readonly reference: string;
  readonly email: string;
}

const REFERENCE_MAX = 60;
/** Enough for a message that has the reference in it. */
const TEXT_MAX = 2_000;

/** A tracking link's reference, still encoded. */
const IN_LINK = /[?&]reference=([^&#\s]+)/i;
/** The same within another link's parameter, as chats and mail scanners wrap links. */
const IN_WRAPPED_LINK = /%(?:3F|26)reference%3D([^&#\s]+)/i;

/**
 * Our own format within a text, whatever is between its groups, except a container number whose owner code starts with
 * HAL.
 */
const OWN =
  /(?:^|[^A-Z\d-])HAL(?![A-Z]\d{7}(?![A-Z\d]))[^A-Z\d]{0,3}([A-Z\d]{4})[^A-Z\d]{0,3}([A-Z\d]{4})(?!-?[A-Z\d])/i;

/** What people copy along with a reference: 'Ref:', 'Your reference', 'Tracking no.'. Not the start of one, as in 'Ref-22'. */
export const LABEL =
  /^(?:(?:my|your) )?(?:tracking|reference|ref)(?:[ .](?:no|nr|number|code))?[ .:#]+(?:is )?/i;

/** Our format without its HAL: a hyphen or a digit, so that it isn't just a word, and a letter, so that it isn't a number. */
const WITHOUT_PREFIX = /^(?=.*[A-Z])(?=.*[-\d])([A-Z\d]{4})-?([A-Z\d]{4})$/i;

const ownFormat = (first: string, second: string) => `HAL-${first}-${second}`.toUpperCase();

/**
 * Cleans a reference from a link, the device or the server: no whitespace, any dash as a hyphen, limited length. From a
 * tracking link or a message, only its reference remains. Only HAL- references also get their hyphens and capitals, because
 * the API contract doesn't define a format.
 */
export function cleanReference(text: string | null): string {
  const whole = plainText(withoutInvisible(text ?? ''), TEXT_MAX);
  const [, wrapped] = IN_WRAPPED_LINK.exec(whole) ?? [];
  const [linked] = wrapped === undefined ? [IN_LINK.exec(whole)?.[1]] : decodeText(wrapped).split('&');
  const dashed = (linked === undefined ? whole : decodeText(linked)).replace(/[\p{Pd}\u2212]/gu, '-');
  const [, first, second] = OWN.exec(dashed) ?? [];
  if (first !== undefined && second !== undefined) return ownFormat(first, second);
  return plainText(dashed.replace(LABEL, ''), REFERENCE_MAX).replace(/\s+/g, '');
}

/** Cleans a reference that a visitor typed, who may have left out its HAL-. */
export const typedReference = (text: string): string =>
  cleanReference(text).replace(WITHOUT_PREFIX, (_, first: string, second: string) =>
    ownFormat(first, second),
  );

/** Compares references, ignoring case. */
export const sameReference = (one: string, other: string): boolean =>
  one.toUpperCase() === other.toUpperCase();
