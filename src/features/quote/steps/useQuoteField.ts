import { get, set, useFormContext } from 'react-hook-form';
import type { FieldErrors, FieldPath } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { vehicleFields } from '../../../content/quote/quoteFields';
import { isRecord } from '../../../lib/json';
import type { SummaryItem } from '../../../ui/form/ErrorSummary';
import type { StepErrors } from '../model/checkStep';
import type { QuoteDraft } from '../model/draft';
import { quoteDraft, useQuote } from '../model/quoteDraft';
import { fieldId, stepOfField } from '../model/steps';
import type { StepId } from '../model/steps';

/** Returns a field's error message, from the form or from the server. */
export function useFieldError(): (field: string) => string | undefined {
  const { errors } = useFormContext<QuoteDraft>().formState;
  const status = useSelector(quoteDraft.selectStatus);
  return (field) => {
    const message: unknown = get(errors, `${field}.message`);
    if (typeof message === 'string') return message;
    return status.kind === 'refused' ? status.fields[field] : undefined;
  };
}

/** Returns the errors of a group of fields, such as `vehicles.0`, in the order of the error summary. */
export function useErrorsOf(group: string): readonly FieldMessage[] {
  const { errors } = useFormContext<QuoteDraft>().formState;
  const status = useSelector(quoteDraft.selectStatus);
  const found: unknown = get(errors, group);
  const own = listErrors(isRecord(found) ? found : undefined, group);
  return [...own, ...refusedFields(status, own).filter(({ field }) => field.startsWith(`${group}.`))];
}

/** The server's errors at fields without one of the form's own. */
const refusedFields = (
  status: ReturnType<typeof quoteDraft.selectStatus>,
  own: readonly FieldMessage[],
): readonly FieldMessage[] =>
  status.kind === 'refused'
    ? Object.entries(status.fields)
        .filter(([field]) => own.every((error) => error.field !== field))
        .map(([field, message]) => ({ field, message }))
    : [];

/** Returns a field's id, error message and React Hook Form's props, to spread on a `TextField` or `ChoiceGroup`. */
export function useQuoteField() {
  const { register } = useFormContext<QuoteDraft>();
  const errorOf = useFieldError();
  return (name: FieldPath<QuoteDraft>) => ({ id: fieldId(name), error: errorOf(name), ...register(name) });
}

/** Items of the error summary: this step's own errors and all server errors, linked to other steps where needed. */
export function useErrorItems(step: StepId, errors: FieldErrors<QuoteDraft>): readonly SummaryItem[] {
  const status = useSelector(quoteDraft.selectStatus);
  const isOneVehicle = useQuote(({ vehicles }) => vehicles.length === 1);
  const own = listErrors(errors);
  const shown = isOneVehicle ? (found: readonly FieldMessage[]) => found : byVehicle;
  const ownItems = shown(own).map(({ field, message }) => ({ fieldId: fieldId(field), message }));
  if (status.kind !== 'refused') return ownItems;
  const serverItems = shown(refusedFields(status, own)).map(({ field, message }) => {
    const place = stepOfField(field) ?? 'review';
    const id = fieldId(field);
    return place === step ? { fieldId: id, message } : { to: `?step=${place}#${id}`, message };
  });
  return [...status.summary.map((message) => ({ message })), ...ownItems, ...serverItems];
}

/** Joins the errors of each of several vehicles, and names it, since a folded one has no fields to lead to. */
function byVehicle(errors: readonly FieldMessage[]): readonly FieldMessage[] {
  const joined = new Map<string, FieldMessage>();
  for (const { field, message } of errors) {
    const [, index] = /^vehicles\.(\d+)\./.exec(field) ?? [];
    const key = index ?? field;
    const before = joined.get(key);
    const named = index === undefined ? message : vehicleFields.of(Number(index) + 1, message);
    joined.set(
      key,
      before ? { ...before, message: `${before.message} ${message}` } : { field, message: named },
    );
  }
  return [...joined.values()];
}

/** Converts errors by field path to React Hook Form's nested shape. */
export function nestErrors(stepErrors: StepErrors): FieldErrors<QuoteDraft> {
  const errors: FieldErrors<QuoteDraft> = {};
  for (const [field, message] of Object.entries(stepErrors)) set(errors, field, { type: 'check', message });
  return errors;
}

interface FieldMessage {
  readonly field: string;
  readonly message: string;
}

/** Flattens nested errors to a list with field paths, in page order. A corrected vehicle leaves nothing in its place. */
function listErrors(errors: object | undefined, path = ''): readonly FieldMessage[] {
  if (!errors) return [];
  if ('message' in errors && typeof errors.message === 'string')
    return [{ field: path, message: errors.message }];
  return Object.entries(errors).flatMap(([key, value]: [string, object | undefined]) =>
    listErrors(value, path === '' ? key : `${path}.${key}`),
  );
}
