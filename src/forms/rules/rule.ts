/** The sentence beside a field, or undefined when nothing is wrong with its text. */
export type Rule = (text: string) => string | undefined;
