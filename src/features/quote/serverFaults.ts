import { describeRefusal } from '../../content/refusal';
import type { ApiError } from '../../lib/apiError';
import type { Faults } from './checkStep';
import type { QuoteDraft } from './draft';
import { stepIds, stepOfField } from './steps';
import type { StepId } from './steps';

/** What the server found wrong: beside fields of ours, and about the request as a whole. */
export interface ServerFaults {
  /** The answer that told them; none when nothing is wrong. */
  readonly answer: ApiError | undefined;
  readonly fields: Faults;
  readonly whole: readonly string[];
}

export const noFaults: ServerFaults = { answer: undefined, fields: {}, whole: [] };

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'boolean';

/** Walks a draft along a dotted name. */
function valueAt(draft: QuoteDraft, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Record<string, unknown>)[key]
          : undefined,
      draft,
    );
}

/** Our field for the server's name: country, region and port of a place are one control here. */
function ownField(name: string, draft: QuoteDraft): string | undefined {
  const field = name.replace(/^(origin|destination)(?:\.(?:country|region|port))?$/, '$1.place');
  return stepOfField(field) && isText(valueAt(draft, field)) ? field : undefined;
}

/** Lays the field errors of an answer onto the form's fields; what has no field here is told as a whole. */
export function serverFaults(error: ApiError, draft: QuoteDraft): ServerFaults {
  if (error.kind !== 'validation') return noFaults;
  const fields: Record<string, string> = {};
  const whole = [...error.summary];
  for (const [name, messages] of Object.entries(error.fields)) {
    const field = ownField(name, draft);
    if (field) fields[field] ??= messages.join(' ');
    else whole.push(...messages);
  }
  if (Object.keys(fields).length === 0 && whole.length === 0) whole.push(describeRefusal(error));
  return { answer: error, fields, whole };
}

/** The first step with a fault, where the visitor is brought. */
export const firstFaultyStep = ({ fields }: ServerFaults): StepId | undefined =>
  stepIds.find((step) => Object.keys(fields).some((field) => stepOfField(field) === step));

/** What is left when the faults of a step, or of one field, are dealt with. */
export function withoutFaults(faults: ServerFaults, done: (field: string) => boolean): ServerFaults {
  return {
    ...faults,
    fields: Object.fromEntries(Object.entries(faults.fields).filter(([field]) => !done(field))),
    whole: [],
  };
}
