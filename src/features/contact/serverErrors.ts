import { describeRefusal } from '../../content/refusal';
import type { ApiError } from '../../lib/apiError';
import { contactFields } from './contactValues';
import type { ContactField } from './contactValues';

interface Placed {
  readonly fields: readonly (readonly [ContactField, string])[];
  /** About the message as a whole, or about a field that the form does not have. */
  readonly rest: readonly string[];
}

const isField = (name: string): name is ContactField => contactFields.some((field) => field === name);

/** Puts what the server says of single fields beside those fields; nothing it says is lost. */
export function placeServerErrors(error: ApiError): Placed {
  if (error.kind !== 'validation') return { fields: [], rest: [] };
  const entries = Object.entries(error.fields).map(([name, messages]) => [name, messages.join(' ')] as const);
  if (entries.length === 0 && error.summary.length === 0)
    return { fields: [], rest: [describeRefusal(error)] };
  return {
    fields: entries.flatMap(([name, text]) => (isField(name) ? [[name, text] as const] : [])),
    rest: [
      ...error.summary,
      ...entries.flatMap(([name, text]) =>
        isField(name) ? [] : [`${name.replaceAll(/[._]/g, ' ')}: ${text}`],
      ),
    ],
  };
}
