import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { FieldValues } from 'react-hook-form';
import type { ApiError } from '../lib/apiError';
import { uuidV4 } from '../lib/text/uuid';
import type { DraftState, FieldTexts, SavedDraft } from './draftState';
import * as transitions from './transitions';
import type { DraftRules } from './transitions';

/** Reducers are pure: the id that a new draft gets, if the action begins one, is made with the action. */
const withNewId = <Payload>(payload: Payload) => ({ payload: { ...payload, newId: uuidV4() } });
type WithNewId<Payload = unknown> = PayloadAction<Payload & { readonly newId: string }>;

/**
 * A form's draft as a slice: what was typed, how far its delivery got, and what was cleared. While it is being sent,
 * nothing changes it but the answer.
 */
export function createDraftSlice(name: string, rules: DraftRules) {
  const initialState: DraftState = {
    isRead: false,
    isSaved: true,
    isRestored: false,
    requestId: '',
    values: rules.empty,
    status: { kind: 'editing' },
    account: {},
    cleared: null,
    failures: 0,
  };
  return createSlice({
    name,
    initialState,
    reducers: {
      /** The form is on the screen. */
      opened: (state) => state,
      /** The form has left the screen. */
      closed: (state) => state,
      restored: {
        prepare: (saved: SavedDraft | null, account: FieldTexts) => withNewId({ saved, account }),
        reducer: (state, { payload }: WithNewId<{ saved: SavedDraft | null; account: FieldTexts }>) =>
          transitions.restore(rules, state, payload),
      },
      adopted: {
        prepare: (saved: SavedDraft | null) => withNewId({ saved, isHidden: document.hidden }),
        reducer: (state, { payload }: WithNewId<{ saved: SavedDraft | null; isHidden: boolean }>) =>
          transitions.adopt(rules, state, payload),
      },
      /** `field` is the one that was typed in, if it was one. */
      edited: {
        prepare: (values: FieldValues, field?: string) => withNewId({ values, field }),
        reducer: (state, { payload }: WithNewId<{ values: FieldValues; field: string | undefined }>) =>
          transitions.edit(state, payload),
      },
      cleared: {
        prepare: () => withNewId({}),
        reducer: (state, { payload }: WithNewId) => transitions.clear(rules, state, payload.newId),
      },
      undone: (state) => (state.cleared ? { ...state, ...state.cleared, cleared: null } : state),
      accountApplied: (state, { payload }: PayloadAction<FieldTexts>) =>
        transitions.applyAccount(state, payload),
      /** In whichever tab: nothing of the draft remains. */
      loggedOut: {
        prepare: () => withNewId({}),
        reducer: (_state, { payload }: WithNewId) => ({
          ...transitions.begin(rules, initialState, payload.newId),
          isRead: true,
        }),
      },
      /** The device saved the last change, or did not. */
      saved(state, { payload }: PayloadAction<boolean>) {
        state.isSaved = payload;
      },
      /** The payload is the body of the request. */
      sendRequested: (state, _action: PayloadAction<unknown>) => transitions.requestSend(state),
      delivered: (state, { payload }: PayloadAction<{ requestId: string; receipt: unknown }>) =>
        transitions.deliver(rules, state, payload),
      failed: (state, { payload }: PayloadAction<{ requestId: string; error: ApiError }>) =>
        transitions.fail(rules, state, payload),
      /** After a receipt, the visitor begins another draft. */
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
