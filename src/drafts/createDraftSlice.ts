import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { FieldValues } from 'react-hook-form';
import type { ApiError } from '../lib/apiError';
import { uuidV4 } from '../lib/text/uuid';
import type { DraftState, FieldTexts, SavedDraft } from './draftState';
import { withRetryTime } from './retryWait';
import * as transitions from './transitions';
import type { DraftRules } from './transitions';

/** Reducers are pure, so action creators add the id a new draft may need. */
const withNewId = <Payload>(payload: Payload) => ({ payload: { ...payload, newId: uuidV4() } });
type WithNewId<Payload = unknown> = PayloadAction<Payload & { readonly newId: string }>;

/** A form's draft as a slice: its values and delivery status. While it's being sent, only the response changes it. */
export function createDraftSlice(name: string, rules: DraftRules) {
  const replaced = {
    prepare: (saved: SavedDraft) => withNewId({ saved }),
    reducer: (state: DraftState, { payload }: WithNewId<{ saved: SavedDraft }>) =>
      transitions.switchTo(rules, state, payload),
  };
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
  return createSlice({
    name,
    initialState,
    reducers: {
      /** The form was mounted. */
      opened: (state) => ({ ...state, isOpen: true }),
      /** The form was unmounted. */
      closed: (state) => ({ ...state, isOpen: false }),
      restored: {
        prepare: (saved: SavedDraft | null, account: FieldTexts) => withNewId({ saved, account }),
        reducer: (state, { payload }: WithNewId<{ saved: SavedDraft | null; account: FieldTexts }>) =>
          transitions.restore(rules, state, payload),
      },
      syncedFromTab: {
        prepare: (saved: SavedDraft | null) => withNewId({ saved, isHidden: document.hidden }),
        reducer: (state, { payload }: WithNewId<{ saved: SavedDraft | null; isHidden: boolean }>) =>
          transitions.sync(rules, state, payload),
      },
      /** `field` is the edited field, if it was a single one. */
      edited: {
        prepare: (values: FieldValues, field?: string) => withNewId({ values, field }),
        reducer: (state, { payload }: WithNewId<{ values: FieldValues; field: string | undefined }>) =>
          transitions.edit(state, payload),
      },
      cleared: {
        prepare: () => withNewId({}),
        reducer: (state, { payload }: WithNewId) => transitions.clear(rules, state, payload.newId),
      },
      /** Undo has restored the draft on the device. */
      undone: replaced,
      /** The visitor switched to another draft, new or saved. Unlike an Undo, that's to be saved. */
      switched: replaced,
      accountApplied: (state, { payload }: PayloadAction<FieldTexts>) =>
        transitions.applyAccount(state, payload),
      /** Resets the draft after a logout, in any tab. */
      loggedOut: {
        prepare: () => withNewId({}),
        reducer: ({ isOpen }, { payload }: WithNewId) => ({
          ...transitions.begin(rules, initialState, payload.newId),
          isOpen,
          isRead: true,
        }),
      },
      /** Payload: the request body. */
      sendRequested: (state, _action: PayloadAction<unknown>) => transitions.requestSend(state),
      delivered: (state, { payload }: PayloadAction<{ requestId: string; receipt: unknown }>) =>
        transitions.deliver(rules, state, payload),
      failed: {
        prepare: ({ requestId, error }: { readonly requestId: string; readonly error: ApiError }) => ({
          payload: { requestId, error: withRetryTime(error, Date.now()) },
        }),
        reducer: (state, { payload }: PayloadAction<{ requestId: string; error: ApiError }>) =>
          transitions.fail(rules, state, payload),
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
