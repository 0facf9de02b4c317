/** What the trust line says: a question, the numbers to call, and where to read more. */
export interface TrustWords {
  readonly question: string;
  /** Before the numbers. */
  readonly call: string;
  readonly phones: readonly { readonly place: string; readonly label: string; readonly href: string }[];
  /** After the numbers. */
  readonly welcome: string;
  readonly check: { readonly label: string; readonly to: string };
}
