import { placeFieldErrors, sameName } from '../../forms/placeFieldErrors';
import type { ApiError } from '../../lib/apiError';
import { contactFields } from './contactValues';

/** Puts what the server says of single fields beside those fields; nothing it says is lost. */
export const placeServerErrors = (error: ApiError) => placeFieldErrors(error, sameName(contactFields));
