import * as v from 'valibot';

/** Longer than any number or date: no field takes more, and none of more is stored. */
export const TEXT_MAX = 40;

/** A stored field of a planner: anything but a short text is empty, and costs the other fields nothing. */
export const FieldText = v.fallback(v.pipe(v.string(), v.maxLength(TEXT_MAX)), '');

/** A whole number as typed; undefined when it is none. */
export const wholeNumber = (text: string): number | undefined =>
  /^\d{1,4}$/.test(text.trim()) ? Number(text.trim()) : undefined;
