import { get } from 'react-hook-form';
import { describeRefusal } from '../../../content/sending';
import type { FieldTexts, PlacedErrors } from '../../../drafts/draftState';
import type { ApiError } from '../../../lib/apiError';
import type { QuoteDraft } from './draft';
import { stepIds, stepOfField } from './steps';
import type { StepId } from './steps';

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'boolean';

/** Maps a server field name to the form's field. A place's country, region and port are one control. */
function toFormField(name: string, draft: QuoteDraft): string | undefined {
  const field = name.replace(/^(origin|destination)(?:\.(?:country|region|port))?$/, '$1.place');
  return stepOfField(field) && isText(get(draft, field)) ? field : undefined;
}

/** Maps server field errors to form fields, in step order; errors that match none go to the summary. */
export function placeErrors(error: ApiError, draft: QuoteDraft): PlacedErrors {
  if (error.kind !== 'validation') return { fields: {}, summary: [] };
  const found: Record<string, string> = {};
  const summary = [...error.summary];
  for (const [name, messages] of Object.entries(error.fields)) {
    const field = toFormField(name, draft);
    if (field) found[field] ??= messages.join(' ');
    else summary.push(...messages);
  }
  const fields = Object.fromEntries(
    stepIds.flatMap((step) => Object.entries(found).filter(([field]) => stepOfField(field) === step)),
  );
  if (Object.keys(fields).length === 0 && summary.length === 0) summary.push(describeRefusal(error));
  return { fields, summary };
}

/** The first step with an error. */
export function firstStepWithErrors(fields: FieldTexts): StepId | undefined {
  const [first] = Object.keys(fields);
  return first === undefined ? undefined : stepOfField(first);
}

/** Whether a step has errors. */
export const hasErrors = (fields: FieldTexts, step: StepId): boolean =>
  Object.keys(fields).some((field) => stepOfField(field) === step);
