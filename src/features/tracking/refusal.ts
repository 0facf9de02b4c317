import { describeRefusal } from '../../content/refusal';
import type { ApiError } from '../../lib/apiError';
import { fieldRefusals } from './fieldRefusals';

/** What the server refused that stands beside no field: about the look-up as a whole, or about fields of its own. */
export function otherRefusals(error: ApiError): readonly string[] {
  if (error.kind !== 'validation') return [];
  const besides = fieldRefusals(error);
  const rest = [
    ...error.summary,
    ...Object.entries(error.fields).flatMap(([name, messages]) => (name in besides ? [] : messages)),
  ];
  return rest.length > 0 || Object.keys(besides).length > 0 ? rest : [describeRefusal(error)];
}
