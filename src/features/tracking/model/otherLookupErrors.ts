import { placeFieldErrors, sameName } from '../../../forms/placeFieldErrors';
import type { ApiError } from '../../../lib/apiError';
import { lookupFields } from './lookupFieldErrors';

/** Server errors that don't belong to a field of the lookup form. */
export const otherLookupErrors = (error: ApiError): readonly string[] =>
  placeFieldErrors(error, sameName(lookupFields)).summary;
