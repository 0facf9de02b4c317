import { mayHaveBeenSent } from '../lib/apiError';
import type { ApiError } from '../lib/apiError';
import type { DeliveryStatus, PlacedErrors } from './draftState';

/**
 * The status of a draft after a failed attempt to send it.
 * @param isRepeated whether an earlier attempt may have reached the server
 */
export function resolveDraft(
  error: ApiError,
  isRepeated: boolean,
  placeErrors: (error: ApiError) => PlacedErrors,
): DeliveryStatus<never> {
  if (error.kind === 'validation')
    return { kind: 'refused', error, isRepeated: isRepeated || undefined, ...placeErrors(error) };
  if (isRepeated || mayHaveBeenSent(error)) return { kind: 'maybeSent', error };
  if (error.kind === 'offline') return { kind: 'unsent' };
  return { kind: 'refused', error, fields: {}, summary: [] };
}

/** The error of the latest attempt, if any. */
export const errorOf = (status: DeliveryStatus): ApiError | undefined =>
  status.kind === 'refused' || status.kind === 'maybeSent' ? status.error : undefined;

/** Whether an earlier attempt may have reached the server. */
export const isRepeat = (status: DeliveryStatus): boolean =>
  status.kind === 'maybeSent' || ('isRepeated' in status && status.isRepeated === true);

/** The status after a reload or in another tab, where a pending response is never received. */
export const resumeStatus = <Receipt>(status: DeliveryStatus<Receipt>): DeliveryStatus<Receipt> =>
  status.kind === 'sending' ? { kind: 'maybeSent' } : status;

/** The status after an edit. Removes errors about the edited field and the whole draft. */
export function editStatus<Receipt>(
  status: DeliveryStatus<Receipt>,
  edited: string | undefined,
): DeliveryStatus<Receipt> {
  if (status.kind === 'sent') return { kind: 'editing' };
  if (status.kind !== 'refused' || status.error.kind !== 'validation') return status;
  const all = Object.entries(status.fields);
  const left = all.filter(([field]) => field !== edited && !field.startsWith(`${String(edited)}.`));
  if (left.length === 0) return { kind: 'editing', isRepeated: status.isRepeated };
  const isUnchanged = left.length === all.length && status.summary.length === 0;
  return isUnchanged ? status : { ...status, fields: Object.fromEntries(left), summary: [] };
}
