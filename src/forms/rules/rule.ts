/** Validates a field's text. Returns the error message, or undefined if it's valid. */
export type Rule = (text: string) => string | undefined;
