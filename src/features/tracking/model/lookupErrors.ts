import { placeFieldErrors, sameName } from '../../../forms/placeFieldErrors';
import type { ApiError } from '../../../lib/apiError';

/** The lookup's fields, named as in the API contract. */
export const lookupFields = ['reference', 'email'] as const;
type LookupField = (typeof lookupFields)[number];

export const lookupFieldErrors = (error?: ApiError): Readonly<Partial<Record<LookupField, string>>> =>
  error ? placeFieldErrors(error, sameName(lookupFields)).fields : {};

/** Server errors that don't belong to a field of the lookup form. */
export const otherLookupErrors = (error: ApiError): readonly string[] =>
  placeFieldErrors(error, sameName(lookupFields)).summary;
