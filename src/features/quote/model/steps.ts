/** The steps in their order; each is the value of `?step=`. */
export const stepIds = ['service', 'vehicles', 'route', 'contact', 'review'] as const;
export type StepId = (typeof stepIds)[number];

const isStep = (text: string): text is StepId => (stepIds as readonly string[]).includes(text);

/** The step a link asks for, if it names one. Timing had a step of its own until December 2026. */
export function parseStep(text: string | null): StepId | undefined {
  if (text === 'timing') return 'route';
  return text !== null && isStep(text) ? text : undefined;
}

export const stepNumber = (step: StepId): number => stepIds.indexOf(step) + 1;

export const nextStep = (step: StepId): StepId => stepIds[stepNumber(step)] ?? 'review';

export const previousStep = (step: StepId): StepId | undefined => stepIds[stepNumber(step) - 2];

const owners: readonly (readonly [string, StepId])[] = [
  ['service', 'service'],
  ['origin', 'route'],
  ['destination', 'route'],
  ['vehicles', 'vehicles'],
  ['method', 'route'],
  ['effects', 'route'],
  ['ready_on', 'route'],
  ['contact.preferred', 'review'],
  ['contact', 'contact'],
  ['notes', 'review'],
  ['referral_code', 'review'],
  ['consent', 'review'],
];

/** The step on which a field stands, by its name in the contract. */
export function stepOfField(field: string): StepId | undefined {
  return owners.find(([name]) => field === name || field.startsWith(`${name}.`))?.[1];
}

/** Stable id of a field's control, where labels and the error summary point. */
export const fieldId = (field: string): string => `quote-${field.replace(/[._]/g, '-')}`;
