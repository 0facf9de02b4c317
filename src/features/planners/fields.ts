import * as v from 'valibot';

/** Maximum length of typed and stored values. */
export const TEXT_MAX = 40;

/** Schema of a stored field. Anything but a short string becomes '', without invalidating the other fields. */
export const FieldText = v.fallback(v.pipe(v.string(), v.maxLength(TEXT_MAX)), '');

/** Parses a typed whole number; undefined if it isn't one. */
export const parseWholeNumber = (text: string): number | undefined =>
  /^\d{1,4}$/.test(text.trim()) ? Number(text.trim()) : undefined;
