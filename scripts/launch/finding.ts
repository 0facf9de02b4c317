/** Something the company must set before launch. */
export interface Finding {
  /** File and entry. */
  readonly where: string;
  readonly value: string;
}
