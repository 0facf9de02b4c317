import { get, set } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { isRecord } from '../lib/isRecord';
import type { FieldTexts } from './draftState';

/** React Hook Form may return null for an unselected radio group; a draft uses ''. */
const emptyForNull = (_key: string, value: unknown) => value ?? '';

/** A copy, because React Hook Form mutates its values. */
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

/** Replaces one account's defaults with another's, except where the visitor has typed something else. */
export function replaceDefaults<Values extends FieldValues>(
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
