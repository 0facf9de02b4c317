import { get, set } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { isRecord } from '../lib/isRecord';
import type { FieldTexts } from './draftState';

/** React Hook Form gives null for a radio group that was tabbed through; a draft has an empty text until something is chosen. */
const emptyForNull = (_key: string, value: unknown) => value ?? '';

/** A copy that React Hook Form, which changes its values in place, cannot change. */
export const copyValues = <Values>(values: Values): Values =>
  JSON.parse(JSON.stringify(values), emptyForNull) as Values;

/** Deep equality of JSON values. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  }
  if (!isRecord(one) || !isRecord(other)) return one === other;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]));
}

/** Replaces one account's answers by another's, and leaves alone what the visitor typed. */
export function replaceAnswers<Values extends FieldValues>(
  values: Values,
  before: FieldTexts,
  now: FieldTexts,
): Values {
  const replaced = copyValues(values);
  for (const [field, answer] of Object.entries(before)) {
    if (get(replaced, field) === answer) set(replaced, field, '');
  }
  for (const [field, answer] of Object.entries(now)) {
    if (!get(replaced, field)) set(replaced, field, answer);
  }
  return isSame(replaced, values) ? values : replaced;
}
