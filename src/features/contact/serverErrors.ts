import { placeFieldErrors, sameName } from '../../forms/placeFieldErrors';
import type { ApiError } from '../../lib/apiError';
import { contactFields } from './contactValues';

/** Maps server errors to form fields; errors that match none go to the summary. */
export const placeServerErrors = (error: ApiError) => placeFieldErrors(error, sameName(contactFields));
