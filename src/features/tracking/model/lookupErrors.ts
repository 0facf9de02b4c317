import { placeFieldErrors, sameName } from '../../../forms/placeFieldErrors';
import type { ApiError } from '../../../lib/apiError';

/** The lookup's fields, named as in the API contract. */
export const lookupFields = ['reference', 'email'] as const;

/** A refused lookup's errors: by field of its form, and those that belong to none. */
export const placeLookupErrors = (error: ApiError) => placeFieldErrors(error, sameName(lookupFields));
