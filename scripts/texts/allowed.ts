/** An exception to the voice check, with the reason. */
interface Allowed {
  readonly words: string | RegExp;
  readonly why: string;
  /** Applies only to files whose path starts with this. */
  readonly where?: string;
}

export const allowed: readonly Allowed[] = [
  { words: 'The page does not exist or has moved.', why: 'the specification’s words for the 404 page (§2)' },
  { words: 'résumé', why: 'the é ends the word for a regular expression' },
  { words: 'you told us', why: 'what the visitor said to us', where: 'src/content/pages/referral.ts' },
  { words: 'its state issues', why: 'one of the fifty states', where: 'src/content/pages/shop.ts' },
];

/** Files outside src/content that may contain visible sentences, and why. */
export const filesWithOwnText: Readonly<Record<string, string>> = {
  'src/lib/time/businessDays.ts': 'the legal names of the holidays, next to their rules',
  'src/ui/buttons/CopyButton.tsx': 'ui can’t import content: the error if copying fails',
  'src/ui/late/LoadFailure.tsx': 'ui can’t import content: the error if loading fails',
  'src/ui/legal/LegalContents.tsx': 'ui can’t import content: what the summaries of all legal pages are',
  'src/ui/newTab.tsx': 'ui can’t import content: the note on links that open a new tab',
};
