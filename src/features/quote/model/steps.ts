import { get } from 'react-hook-form';
import type { FieldTexts, PlacedErrors } from '../../../drafts/draftState';
import { placeFieldErrors } from '../../../forms/placeFieldErrors';
import type { ApiError } from '../../../lib/apiError';
import type { QuoteDraft } from './draft';

/** The steps in order, as values of `?step=`. */
export const stepIds = ['service', 'vehicles', 'route', 'contact', 'review'] as const;
export type StepId = (typeof stepIds)[number];

/** Parses `?step=`. Links from before December 2026 may name the former `timing` step. */
export const parseStep = (text: string | null): StepId | undefined =>
  text === 'timing' ? 'route' : stepIds.find((id) => id === text);

export const stepNumber = (step: StepId): number => stepIds.indexOf(step) + 1;

export const nextStep = (step: StepId): StepId => stepIds[stepNumber(step)] ?? 'review';

export const previousStep = (step: StepId): StepId | undefined => stepIds[stepNumber(step) - 2];

const fieldSteps: Readonly<Record<Exclude<keyof QuoteDraft, 'linkedCode'>, StepId>> = {
  service: 'service',
  origin: 'route',
  destination: 'route',
  vehicles: 'vehicles',
  method: 'route',
  effects: 'route',
  ready_on: 'route',
  contact: 'contact',
  notes: 'review',
  referral_code: 'review',
  consent: 'review',
};

/** A map, because a server's field may have any name, also one of Object.prototype. */
const stepByField: ReadonlyMap<string, StepId> = new Map(Object.entries(fieldSteps));

/** The step that contains a field, by its name in the API contract. The preferred channel is asked in the review. */
export function stepOfField(field: string): StepId | undefined {
  return field === 'contact.preferred' ? 'review' : stepByField.get(field.replace(/\..*/s, ''));
}

/** Element id of a field's control. */
export const fieldId = (field: string): string => `quote-${field.replace(/[._]/g, '-')}`;

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'boolean';

/** Maps a server field name to the form's field. A place's country, region and port are one control. */
function toFormField(name: string, draft: QuoteDraft): string | undefined {
  const field = name.replace(/^(origin|destination)(?:\.(?:country|region|port))?$/, '$1.place');
  return stepOfField(field) && isText(get(draft, field)) ? field : undefined;
}

/** Maps server field errors to form fields, in step order; errors that match none go to the summary. */
export function placeErrors(error: ApiError, draft: QuoteDraft): PlacedErrors {
  if (error.kind !== 'validation') return { fields: {}, summary: [] };
  // The request's id isn't a field of any form.
  const { client_request_id: aboutId = [], ...named } = error.fields;
  const { fields, summary } = placeFieldErrors(
    { ...error, fields: named, summary: [...error.summary, ...aboutId] },
    (name) => toFormField(name, draft),
  );
  const inOrder = stepIds.flatMap((step) =>
    Object.entries(fields).filter(([field]) => stepOfField(field) === step),
  );
  return { fields: Object.fromEntries(inOrder), summary };
}

export function firstStepWithErrors(fields: FieldTexts): StepId | undefined {
  const [first] = Object.keys(fields);
  return first === undefined ? undefined : stepOfField(first);
}

export const hasErrors = (fields: FieldTexts, step: StepId): boolean =>
  Object.keys(fields).some((field) => stepOfField(field) === step);
