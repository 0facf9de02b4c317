import { placeFieldErrors, sameName } from '../../../forms/placeFieldErrors';
import type { ApiError } from '../../../lib/apiError';
import { lookupFields } from './fieldRefusals';

/** What the server refused about the lookup as a whole, or about fields that it does not have here. */
export const otherRefusals = (error: ApiError): readonly string[] =>
  placeFieldErrors(error, sameName(lookupFields)).summary;
