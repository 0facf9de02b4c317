import { get, set } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { isSame } from '../lib/json';
import type { FieldTexts } from './draftState';

/** React Hook Form may return null for an unselected radio group; a draft uses ''. */
const emptyForNull = (_key: string, value: unknown) => value ?? '';

/** A copy, because React Hook Form mutates its values. */
export const copyValues = <Values>(values: Values): Values =>
  JSON.parse(JSON.stringify(values), emptyForNull) as Values;

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
