import { withoutInvisible } from './text';
import { decodeText } from './url';

/**
 * An address as mail servers take it: an ASCII local part without quotes (RFC 5322's dot-atom), and a domain of two or more
 * labels, in Unicode or in Punycode (RFC 5890). Catches typos. Only a message can verify an address.
 */
const SHAPE =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]{1,62}|xn--[a-z\d-]{0,57}[a-z\d])$/iu;
const MAX = 254;

/** What address books and chats copy: `Ada Obi <ada@example.com>`, perhaps followed by the next one's comma. */
const IN_BRACKETS = /^[^<>]*<([^<>]*)>[\s,;]*$/;
const LINK = /^mailto:([^?]*)(?:\?.*)?$/is;
const LABEL = /^e-?mail(?: address)?\s*:\s*/i;
/** Keyboards add a period or comma after the last word. */
const END = /[.,;:]$/;

/** Removes the spaces around @, which keyboards add, too. */
const withoutSpaces = (address: string) =>
  address
    .split('@')
    .map((part) => part.trim())
    .join('@');

/**
 * The e-mail address in a typed or pasted text: without the name or label before it, the brackets, `mailto:`, white space, invisible
 * characters and the period after it. Any other text is returned trimmed.
 */
export function cleanEmail(text: string): string {
  const plain = withoutInvisible(text.normalize('NFKC')).trim();
  const address = withoutSpaces(plain.replace(IN_BRACKETS, '$1').replace(LABEL, '')).replace(END, '');
  return LINK.test(address) ? decodeText(address.replace(LINK, '$1')).trim() : address;
}

/** Whether a text is exactly an e-mail address. The forms, the sandbox and the schemas of requests use this one rule. */
export const isEmailAddress = (text: string): boolean => text.length <= MAX && SHAPE.test(text);

/** Whether a typed or pasted text contains an e-mail address, as `cleanEmail` returns it. */
export const isEmail = (text: string): boolean => isEmailAddress(cleanEmail(text));
