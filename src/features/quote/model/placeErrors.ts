import { get } from 'react-hook-form';
import { describeRefusal } from '../../../content/refusal';
import type { FieldTexts, PlacedErrors } from '../../../drafts/draftState';
import type { ApiError } from '../../../lib/apiError';
import type { QuoteDraft } from './draft';
import { stepIds, stepOfField } from './steps';
import type { StepId } from './steps';

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'boolean';

/** Our field for the server's name: country, region and port of a place are one control here. */
function ownField(name: string, draft: QuoteDraft): string | undefined {
  const field = name.replace(/^(origin|destination)(?:\.(?:country|region|port))?$/, '$1.place');
  return stepOfField(field) && isText(get(draft, field)) ? field : undefined;
}

/** Puts the field errors of an answer on the form's fields, in the order of the steps; the rest is about the whole. */
export function placeErrors(error: ApiError, draft: QuoteDraft): PlacedErrors {
  if (error.kind !== 'validation') return { fields: {}, summary: [] };
  const found: Record<string, string> = {};
  const summary = [...error.summary];
  for (const [name, messages] of Object.entries(error.fields)) {
    const field = ownField(name, draft);
    if (field) found[field] ??= messages.join(' ');
    else summary.push(...messages);
  }
  const fields = Object.fromEntries(
    stepIds.flatMap((step) => Object.entries(found).filter(([field]) => stepOfField(field) === step)),
  );
  if (Object.keys(fields).length === 0 && summary.length === 0) summary.push(describeRefusal(error));
  return { fields, summary };
}

/** The first step with a fault, where the visitor is brought. */
export function firstFaultyStep(fields: FieldTexts): StepId | undefined {
  const [first] = Object.keys(fields);
  return first === undefined ? undefined : stepOfField(first);
}

/** Whether something on a step was found wrong. */
export const hasFault = (fields: FieldTexts, step: StepId): boolean =>
  Object.keys(fields).some((field) => stepOfField(field) === step);
