import { cleanEmail } from './email';

/**
 * Domains with so many mailboxes that one that's a letter off is probably a typo. From Mailcheck's defaults (MIT,
 * github.com/mailcheck/mailcheck 1.1.1, `src/mailcheck.js`), without those so short that other domains are a letter off.
 */
const COMMON = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'googlemail.com',
  'rocketmail.com',
  'yahoo.co.uk',
  'hotmail.co.uk',
  'comcast.net',
  'verizon.net',
  'sbcglobal.net',
  'bellsouth.net',
];

/** Mail providers a letter off those. */
const OTHERS = new Set(['ymail.com', 'mail.com', 'email.com']);

/** Whether one letter added, left out, wrong, or swapped with the next makes one text the other. */
function isOneEditApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short.charAt(at) === long.charAt(at)) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isSwap =
    short.charAt(at) === long.charAt(at + 1) &&
    short.charAt(at + 1) === long.charAt(at) &&
    short.slice(at + 2) === long.slice(at + 2);
  return one !== other && (isSwap || short.slice(at + 1) === long.slice(at + 1));
}

/** A correction to offer. Never certain, so that forms accept the address as typed, too. */
export interface EmailSuggestion {
  readonly email: string;
  /** Whether the visitor may still be typing the domain, such as 'gmail.co'. */
  readonly isUnfinished: boolean;
}

/** The address with a common domain, if the typed domain is one letter off it; otherwise undefined. */
export function suggestEmail(text: string): EmailSuggestion | undefined {
  const [, name, typed] = /^([^@\s]+)@([^@\s]+)$/.exec(cleanEmail(text)) ?? [];
  const domain = typed?.toLowerCase() ?? '';
  if (!name || text.trim().endsWith('.') || COMMON.includes(domain) || OTHERS.has(domain)) return undefined;
  const meant = COMMON.find((common) => isOneEditApart(domain, common));
  if (!meant) return undefined;
  return { email: `${name}@${meant}`, isUnfinished: COMMON.some((common) => common.startsWith(domain)) };
}
