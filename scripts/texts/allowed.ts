/** A right use of a hunted word, and why. */
interface Allowed {
  readonly words: string | RegExp;
  readonly why: string;
  /** Only in files whose path starts so. */
  readonly where?: string;
}

/** The only exceptions to the voice check. */
export const allowed: readonly Allowed[] = [
  { words: 'The page does not exist or has moved.', why: 'the specification’s words for the 404 page (§2)' },
  { words: 'résumé', why: 'the é ends the word for a regular expression' },
  { words: 'you told us', why: 'what the visitor said to us', where: 'src/content/pages/referral.ts' },
  { words: 'its state issues', why: 'one of the fifty states', where: 'src/content/pages/shop.ts' },
];

/** Files outside src/content with sentences of their own, and why; everything else that is read stands in src/content. */
export const saysItself: Readonly<Record<string, string>> = {
  'src/lib/time/federalHolidays.ts': 'the names of the holidays in the law, beside the rule of each',
  'src/ui/hooks/useClipboard.ts': 'ui imports no content: what the browser did not do',
  'src/ui/late/PartMissing.tsx': 'ui imports no content: what the network did not bring',
  'src/ui/links.tsx': 'ui imports no content: what every link to another site says',
};
