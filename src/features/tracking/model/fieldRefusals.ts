import { placeFieldErrors, sameName } from '../../../forms/placeFieldErrors';
import type { ApiError } from '../../../lib/apiError';

/** The fields of a lookup, as the contract names them. */
export const lookupFields = ['reference', 'email'] as const;
type LookupField = (typeof lookupFields)[number];

/** What the server found wrong with the fields that a lookup has; nothing for any other failure. */
export const fieldRefusals = (error?: ApiError): Readonly<Partial<Record<LookupField, string>>> =>
  error ? placeFieldErrors(error, sameName(lookupFields)).fields : {};
