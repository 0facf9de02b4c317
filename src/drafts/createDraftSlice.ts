import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { FieldValues } from 'react-hook-form';
import type { ApiError } from '../lib/apiError';
import { isSame } from '../lib/json';
import { uuidV4 } from '../lib/text/uuid';
import type { DraftState, FieldTexts, PlacedErrors, SavedDraft } from './draftState';
import { replaceDefaults } from './draftValues';
import { editStatus, isRepeat, resolveDraft, resumeStatus } from './resolveDraft';
import { withRetryTime } from './retryWait';

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

/** Reducers are pure, so action creators add the id a new draft may need. */
const withNewId = <Payload>(payload: Payload) => ({ payload: { ...payload, newId: uuidV4() } });
type WithNewId<Payload = unknown> = PayloadAction<Payload & { readonly newId: string }>;

type Reduce<Action> = (state: DraftState, action: Action) => DraftState;

/** While a draft is being sent, only the response changes it. */
const unlessSending =
  <Action>(reduce: Reduce<Action>): Reduce<Action> =>
  (state, action) =>
    state.status.kind === 'sending' ? state : reduce(state, action);

/** A saved draft's status. What isn't saved of its receipt remains while the page does. */
const resumed = (state: DraftState, { requestId, status }: SavedDraft): DraftState['status'] =>
  state.status.kind === 'sent' && status.kind === 'sent' && state.requestId === requestId
    ? state.status
    : resumeStatus(status);

const isAwaited = (state: DraftState, requestId: string) =>
  state.status.kind === 'sending' && state.requestId === requestId;

/** A form's draft as a slice: its values and delivery status. */
export function createDraftSlice(name: string, rules: DraftRules) {
  const initialState: DraftState = {
    isRead: false,
    isOpen: false,
    isRestored: false,
    requestId: '',
    values: rules.empty,
    status: { kind: 'editing' },
    account: {},
    failures: 0,
  };

  const begin = (state: DraftState, requestId: string): DraftState => ({
    ...state,
    requestId,
    values: replaceDefaults(rules.empty, {}, state.account),
    status: { kind: 'editing' },
    isRestored: false,
  });

  const take = (state: DraftState, saved: SavedDraft, newId: string): DraftState => ({
    ...state,
    requestId: saved.requestId || newId,
    // Version 2.0.0 saved the consent.
    values: replaceDefaults(rules.toSaved(saved.values), {}, state.account),
    status: resumed(state, saved),
    isRestored: false,
  });

  /** Puts a saved draft in place of this one. Its consent isn't saved, and must be given again for what is sent. */
  const replaced = {
    prepare: (saved: SavedDraft) => withNewId({ saved }),
    reducer: unlessSending((state, { payload }: WithNewId<{ saved: SavedDraft }>) =>
      take(state, payload.saved, payload.newId),
    ),
  };

  return createSlice({
    name,
    initialState,
    reducers: {
      /** The form was mounted. */
      opened: (state) => ({ ...state, isOpen: true }),
      /** The form was unmounted. */
      closed: (state) => ({ ...state, isOpen: false }),
      /** The draft was loaded from the device, as the form was opened. */
      restored: {
        prepare: (saved: SavedDraft | null, account: FieldTexts) => withNewId({ saved, account }),
        reducer: unlessSending(
          (before, { payload }: WithNewId<{ saved: SavedDraft | null; account: FieldTexts }>) => {
            const { saved, account, newId } = payload;
            const state = { ...before, isRead: true, account };
            if (!saved) return begin(state, newId);
            return { ...take(state, saved, newId), isRestored: !rules.isUntouched(saved.values) };
          },
        ),
      },
      /** Another tab changed the draft. A background tab takes it over; the tab in front keeps its own edits. */
      syncedFromTab: {
        prepare: (saved: SavedDraft | null) => withNewId({ saved, isHidden: document.hidden }),
        reducer: unlessSending(
          (state, { payload }: WithNewId<{ saved: SavedDraft | null; isHidden: boolean }>) => {
            const { saved, isHidden, newId } = payload;
            if (!saved) return begin(state, newId);
            const isSameRequest = saved.requestId === state.requestId;
            const isEqual = isSame(rules.toSaved(saved.values), ownValues(rules, state));
            // Not with the saved values: the consent given here remains.
            if (isSameRequest && isEqual) return { ...state, status: resumed(state, saved) };
            if (isHidden || (isSameRequest && saved.status.kind === 'sent')) return take(state, saved, newId);
            // The other tab sent this id with its own values, so this tab's values need a new one.
            const isSentThere = isSameRequest && saved.status.kind !== 'editing';
            return isSentThere ? { ...state, requestId: newId, status: { kind: 'editing' } } : state;
          },
        ),
      },
      /** `field` is the edited field, if it was a single one. */
      edited: {
        prepare: (values: FieldValues, field?: string) => withNewId({ values, field }),
        reducer: unlessSending(
          (state, { payload }: WithNewId<{ values: FieldValues; field: string | undefined }>) => ({
            ...state,
            values: payload.values,
            requestId: state.status.kind === 'sent' ? payload.newId : state.requestId,
            status: editStatus(state.status, payload.field),
          }),
        ),
      },
      cleared: {
        prepare: () => withNewId({}),
        reducer: unlessSending((state, { payload }: WithNewId) => begin(state, payload.newId)),
      },
      /** Undo has restored the draft on the device. */
      undone: replaced,
      /** The visitor switched to another draft, new or saved. Unlike an Undo, that's to be saved. */
      switched: replaced,
      /** Replaces the previous user's defaults. */
      accountApplied: (state: DraftState, { payload: account }: PayloadAction<FieldTexts>) => ({
        ...state,
        values: replaceDefaults(state.values, state.account, account),
        account,
      }),
      /** Resets the draft after a logout, in any tab. */
      loggedOut: {
        prepare: () => withNewId({}),
        reducer: ({ isOpen }, { payload }: WithNewId) => ({
          ...begin(initialState, payload.newId),
          isOpen,
          isRead: true,
        }),
      },
      /** Payload: the request body. */
      sendRequested: (state: DraftState, _action: PayloadAction<unknown>): DraftState => {
        const { kind } = state.status;
        if (kind === 'sending' || kind === 'sent') return state;
        return { ...state, status: { kind: 'sending', isRepeated: isRepeat(state.status) || undefined } };
      },
      delivered: (
        state: DraftState,
        { payload: { requestId, receipt } }: PayloadAction<{ requestId: string; receipt: unknown }>,
      ): DraftState => {
        if (!isAwaited(state, requestId)) return state;
        const values = replaceDefaults(rules.toNext(state.values), {}, state.account);
        return { ...state, values, status: { kind: 'sent', receipt }, isRestored: false };
      },
      failed: {
        prepare: ({ requestId, error }: { readonly requestId: string; readonly error: ApiError }) => ({
          payload: { requestId, error: withRetryTime(error, Date.now()) },
        }),
        reducer: (
          state: DraftState,
          { payload: { requestId, error } }: PayloadAction<{ requestId: string; error: ApiError }>,
        ): DraftState => {
          if (!isAwaited(state, requestId)) return state;
          const placeErrors = (refusal: ApiError) => rules.placeErrors(refusal, state.values);
          const status = resolveDraft(error, isRepeat(state.status), placeErrors);
          return { ...state, status, failures: state.failures + 1 };
        },
      },
      /** Starts a new draft after a receipt. */
      anotherStarted: {
        prepare: () => withNewId({}),
        reducer: (state, { payload }: WithNewId) => ({
          ...state,
          requestId: payload.newId,
          status: { kind: 'editing' } as const,
        }),
      },
    },
  });
}

export type DraftSlice = ReturnType<typeof createDraftSlice>;
