/** The steps in their order; each is the value of `?step=`. */
export const stepIds = ['service', 'route', 'vehicles', 'timing', 'contact', 'review'] as const;
export type StepId = (typeof stepIds)[number];

const isStep = (text: string): text is StepId => (stepIds as readonly string[]).includes(text);

/** The step a link asks for, if it names one. */
export const parseStep = (text: string | null): StepId | undefined =>
  text !== null && isStep(text) ? text : undefined;

export const stepNumber = (step: StepId): number => stepIds.indexOf(step) + 1;

export const nextStep = (step: StepId): StepId => stepIds[stepNumber(step)] ?? 'review';

export const previousStep = (step: StepId): StepId | undefined => stepIds[stepNumber(step) - 2];

const owners: readonly (readonly [string, StepId])[] = [
  ['service', 'service'],
  ['origin', 'route'],
  ['destination', 'route'],
  ['vehicles', 'vehicles'],
  ['method', 'timing'],
  ['effects', 'timing'],
  ['ready_on', 'timing'],
  ['contact', 'contact'],
  ['notes', 'review'],
  ['referral_code', 'review'],
  ['consent', 'review'],
];

/** The step on which a field stands, by its name in the contract. */
export function stepOfField(field: string): StepId | undefined {
  const [top] = field.split('.');
  return owners.find(([name]) => name === top)?.[1];
}

/** Stable id of a field's control, where labels and the error summary point. */
export const fieldId = (field: string): string => `quote-${field.replace(/[._]/g, '-')}`;
