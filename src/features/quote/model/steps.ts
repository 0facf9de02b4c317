import type { QuoteDraft } from './draft';

/** The steps in order, as values of `?step=`. */
export const stepIds = ['service', 'vehicles', 'route', 'contact', 'review'] as const;
export type StepId = (typeof stepIds)[number];

const isStep = (text: string): text is StepId => (stepIds as readonly string[]).includes(text);

/** Parses `?step=`. Links from before December 2026 may name the former `timing` step. */
export function parseStep(text: string | null): StepId | undefined {
  if (text === 'timing') return 'route';
  return text !== null && isStep(text) ? text : undefined;
}

export const stepNumber = (step: StepId): number => stepIds.indexOf(step) + 1;

export const nextStep = (step: StepId): StepId => stepIds[stepNumber(step)] ?? 'review';

export const previousStep = (step: StepId): StepId | undefined => stepIds[stepNumber(step) - 2];

const fieldSteps: Readonly<Record<keyof QuoteDraft, StepId>> = {
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
