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
  { words: 'Cancelled', why: 'a status of the backend’s contract', where: 'src/content/pages/tracking.ts' },
  { words: 'résumé', why: 'the é ends the word for a regular expression' },
  { words: 'you told us', why: 'what the visitor said to us', where: 'src/content/pages/referral.ts' },
  { words: 'its state issues', why: 'one of the fifty states', where: 'src/content/pages/shop.ts' },
];
