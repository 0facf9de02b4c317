/** Texts of one step of the quote. */
export interface StepWords {
  /** Name in the list of steps. */
  readonly name: string;
  /** The step's heading, a question. */
  readonly title: string;
  readonly intro: string;
}
