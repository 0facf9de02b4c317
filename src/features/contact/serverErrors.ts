import { describeRefusal } from '../../content/refusal';
import type { PlacedErrors } from '../../drafts/draftState';
import type { ApiError } from '../../lib/apiError';
import { contactFields } from './contactValues';

const isField = (name: string) => contactFields.some((field) => field === name);

/** Puts what the server says of single fields beside those fields; nothing it says is lost. */
export function placeServerErrors(error: ApiError): PlacedErrors {
  if (error.kind !== 'validation') return { fields: {}, summary: [] };
  const entries = Object.entries(error.fields).map(([name, messages]) => [name, messages.join(' ')] as const);
  const others = entries
    .filter(([name]) => !isField(name))
    .map(([name, text]) => `${name.replaceAll(/[._]/g, ' ')}: ${text}`);
  const isMute = entries.length === 0 && error.summary.length === 0;
  return {
    fields: Object.fromEntries(entries.filter(([name]) => isField(name))),
    summary: isMute ? [describeRefusal(error)] : [...error.summary, ...others],
  };
}
