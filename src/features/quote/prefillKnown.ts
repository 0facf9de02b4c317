import { firstNonEmpty } from '../../lib/text';
import type { SessionUser } from '../../session/authSlice';
import type { QuoteDraft } from './draft';

const TEXT_MAX = 200;
const names = ['first_name', 'last_name', 'email', 'phone'] as const;
type Name = (typeof names)[number];

/** What the site knows of the visitor besides the draft. */
export interface Known {
  /** Who is signed in: nothing in it is taken for granted. */
  readonly user: SessionUser | null;
  /** From whoever sent the visitor here. */
  readonly referralCode: string | undefined;
}

const accountSays = (user: SessionUser | null, name: Name): string =>
  (firstNonEmpty(user?.[name]) ?? '').slice(0, TEXT_MAX);

function withContact(draft: QuoteDraft, answer: (name: Name, typed: string) => string): QuoteDraft {
  const contact = { ...draft.contact };
  for (const name of names) contact[name] = answer(name, contact[name]);
  return { ...draft, contact };
}

/** A draft with what is known of the visitor, where nothing was typed. */
export function prefillKnown(draft: QuoteDraft, { user, referralCode }: Known): QuoteDraft {
  return {
    ...withContact(draft, (name, typed) => typed || accountSays(user, name)),
    referral_code: draft.referral_code || (referralCode ?? ''),
  };
}

/** A draft without what only repeats the account: that is the account's to know, and goes when it goes. */
export const withoutAccount = (draft: QuoteDraft, user: SessionUser | null): QuoteDraft =>
  withContact(draft, (name, typed) => (typed === accountSays(user, name) ? '' : typed));
