import type { FieldValues } from 'react-hook-form';
import type { ApiError } from '../lib/apiError';
import { isSame } from '../lib/json';
import type { DraftState, FieldTexts, PlacedErrors, SavedDraft } from './draftState';
import { replaceDefaults } from './draftValues';
import { editStatus, isRepeat, resolveDraft, resumeStatus } from './resolveDraft';

export interface DraftRules<Values = FieldValues, Receipt = unknown> {
  readonly empty: Values;
  /** Whether the values contain nothing worth saving. */
  isUntouched(values: Values): boolean;
  /** Removes values that must not be saved on the device, such as consent. */
  toSaved(values: Values): Values;
  /** Removes what must not be saved on the device from a receipt. */
  toSavedReceipt?(receipt: Receipt): Receipt;
  /** The form's values after a successful send. */
  toNext(sent: Values): Values;
  placeErrors(error: ApiError, values: Values): PlacedErrors;
}

/** The values to save, without the account's defaults. */
export const ownValues = ({ toSaved }: DraftRules, { values, account }: DraftState): FieldValues =>
  toSaved(replaceDefaults(values, account, {}));

/** The draft to save on the device; `null` if there's nothing to save. */
export function toSavedDraft(rules: DraftRules, state: DraftState): SavedDraft | null {
  const { requestId, status } = state;
  const values = ownValues(rules, state);
  if (status.kind === 'sent') {
    const receipt = rules.toSavedReceipt?.(status.receipt) ?? status.receipt;
    return { requestId, values, status: { ...status, receipt } };
  }
  return status.kind === 'editing' && rules.isUntouched(values) ? null : { requestId, values, status };
}

export const begin = ({ empty }: DraftRules, state: DraftState, requestId: string): DraftState => ({
  ...state,
  requestId,
  values: empty,
  status: { kind: 'editing' },
  isRestored: false,
});

function take(
  { toSaved }: DraftRules,
  state: DraftState,
  { requestId, values, status }: SavedDraft,
  newId: string,
): DraftState {
  return {
    ...state,
    requestId: requestId || newId,
    // Version 2.0.0 saved the consent.
    values: replaceDefaults(toSaved(values), {}, state.account),
    status: resumeStatus(status),
  };
}

export const clear = (rules: DraftRules, state: DraftState, newId: string): DraftState =>
  state.status.kind === 'sending' ? state : begin(rules, state, newId);

interface Switched {
  readonly saved: SavedDraft;
  readonly newId: string;
}

/** Puts a saved draft in place of this one. Its consent isn't saved, and must be given again for what is sent. */
export const switchTo = (rules: DraftRules, state: DraftState, { saved, newId }: Switched): DraftState =>
  state.status.kind === 'sending' ? state : take(rules, state, saved, newId);

interface Restored {
  readonly saved: SavedDraft | null;
  readonly account: FieldTexts;
  readonly newId: string;
}

/** Loads the draft from the device when the form opens. */
export function restore(
  rules: DraftRules,
  before: DraftState,
  { saved, account, newId }: Restored,
): DraftState {
  if (before.status.kind === 'sending') return before;
  const state = { ...before, isRead: true, account };
  if (saved) return { ...take(rules, state, saved, newId), isRestored: !rules.isUntouched(saved.values) };
  return { ...begin(rules, state, newId), values: replaceDefaults(rules.empty, {}, account) };
}

interface Synced {
  readonly saved: SavedDraft | null;
  readonly isHidden: boolean;
  readonly newId: string;
}

/** Applies a change from another tab. A background tab takes it over; the tab in front keeps its own edits. */
export function sync(rules: DraftRules, state: DraftState, { saved, isHidden, newId }: Synced): DraftState {
  if (state.status.kind === 'sending') return state;
  if (!saved) return clear(rules, state, newId);
  const isSameRequest = saved.requestId === state.requestId;
  const isEqual = isSame(rules.toSaved(saved.values), ownValues(rules, state));
  // Not with the saved values: the consent given here remains.
  if (isSameRequest && isEqual) return { ...state, status: resumeStatus(saved.status) };
  if (isHidden || (isSameRequest && saved.status.kind === 'sent')) return take(rules, state, saved, newId);
  // The other tab sent this id with its own values, so this tab's values need a new one.
  const isSentThere = isSameRequest && saved.status.kind !== 'editing';
  return isSentThere ? { ...state, requestId: newId, status: { kind: 'editing' } } : state;
}

interface Edited {
  readonly values: FieldValues;
  readonly field: string | undefined;
  readonly newId: string;
}

export function edit(state: DraftState, { values, field, newId }: Edited): DraftState {
  if (state.status.kind === 'sending') return state;
  const requestId = state.status.kind === 'sent' ? newId : state.requestId;
  return { ...state, values, requestId, status: editStatus(state.status, field) };
}

/** Replaces the previous user's defaults. */
export function applyAccount(state: DraftState, account: FieldTexts): DraftState {
  return {
    ...state,
    values: replaceDefaults(state.values, state.account, account),
    account,
  };
}

export function requestSend(state: DraftState): DraftState {
  const { kind } = state.status;
  if (kind === 'sending' || kind === 'sent') return state;
  return {
    ...state,
    status: { kind: 'sending', isRepeated: isRepeat(state.status) || undefined },
  };
}

const isAwaited = (state: DraftState, requestId: string) =>
  state.status.kind === 'sending' && state.requestId === requestId;

export function deliver(
  { toNext }: DraftRules,
  state: DraftState,
  { requestId, receipt }: { readonly requestId: string; readonly receipt: unknown },
): DraftState {
  if (!isAwaited(state, requestId)) return state;
  const values = replaceDefaults(toNext(state.values), {}, state.account);
  return { ...state, values, status: { kind: 'sent', receipt }, isRestored: false };
}

export function fail(
  { placeErrors }: DraftRules,
  state: DraftState,
  { requestId, error }: { readonly requestId: string; readonly error: ApiError },
): DraftState {
  if (!isAwaited(state, requestId)) return state;
  const status = resolveDraft(error, isRepeat(state.status), (refusal) => placeErrors(refusal, state.values));
  return { ...state, status, failures: state.failures + 1 };
}
