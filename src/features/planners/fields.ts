import { shortText } from '../../device/lists';

/** Maximum length of typed and stored values. */
export const TEXT_MAX = 40;

/** Schema of a stored field. */
export const FieldText = shortText(TEXT_MAX);

/** Parses a typed whole number; undefined if it isn't one. */
export const parseWholeNumber = (text: string): number | undefined =>
  /^\d{1,4}$/.test(text.trim()) ? Number(text.trim()) : undefined;
