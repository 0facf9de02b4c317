/** Texts of the trust line: a question, the numbers to call, and a link. */
export interface TrustWords {
  readonly question: string;
  /** Text before the numbers. */
  readonly call: string;
  readonly phones: readonly { readonly place: string; readonly label: string; readonly href: string }[];
  /** Text after the numbers. */
  readonly welcome: string;
  readonly check: { readonly label: string; readonly to: string };
}
