import type { QuoteDraft } from './draft';

const TEXT_MAX = 200;
const names = ['first_name', 'last_name', 'email', 'phone'] as const;

/** What the site knows of the visitor besides the draft. */
export interface Known {
  /** Who is signed in: nothing in it is taken for granted. */
  readonly user: Readonly<Record<string, unknown>> | null;
  /** From whoever sent the visitor here. */
  readonly referralCode: string | undefined;
}

/**
 * A draft with what is known of the visitor, where nothing was typed.
 * @returns the same draft when there is nothing to add
 */
export function prefillKnown(draft: QuoteDraft, { user, referralCode }: Known): QuoteDraft {
  const contact = { ...draft.contact };
  for (const name of names) {
    const known = user?.[name];
    if (contact[name] === '' && typeof known === 'string') contact[name] = known.trim().slice(0, TEXT_MAX);
  }
  const isNew = names.some((name) => contact[name] !== draft.contact[name]);
  const code = draft.referral_code || (referralCode ?? '');
  return isNew || code !== draft.referral_code ? { ...draft, contact, referral_code: code } : draft;
}
