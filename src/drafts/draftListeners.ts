import { addListener, isAnyOf } from '@reduxjs/toolkit';
import type { FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { ListenerEffectAPI, ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { resumeRateLimit } from '../api/apiExtra';
import { toApiError } from '../api/toApiError';
import { wasDelivered } from '../lib/apiError';
import { RECEIPT_LIFETIME_DAYS } from '../config/limits';
import type { DeviceKey } from '../config/storageKeys';
import type { DeviceItem } from '../device/defineDeviceItem';
import { syncedFromTab as fromTab, undone as deviceUndone } from '../device/deviceSlice';
import type { WithDevice } from '../device/deviceSlice';
import { isLoggedOut, selectUser } from '../session/authSlice';
import type { SessionUser, WithAuth } from '../session/authSlice';
import { isSame } from '../lib/json';
import { ownValues, toSavedDraft } from './createDraftSlice';
import type { DraftRules, DraftSlice } from './createDraftSlice';
import type { DraftState, FieldTexts, SavedDraft, WithDrafts } from './draftState';
import { errorOf, isRepeat } from './resolveDraft';
import { retryWait } from './retryWait';

/** What a conflict response says about a request that was delivered earlier. */
interface PriorDelivery {
  readonly reference?: string | undefined;
}

type Sent<Data> = PromiseLike<{ readonly data?: Data | undefined; readonly error?: unknown }>;

export interface DraftOptions<Values, Receipt, Body, Data> extends DraftRules<Values, Receipt> {
  readonly name: string;
  readonly key: DeviceKey;
  /** Where the draft is sent. */
  readonly path: string;
  readonly schema: GenericSchema<unknown, Values>;
  readonly receiptSchema: GenericSchema<unknown, Receipt>;
  /** Form defaults from the signed-in user, by field. */
  accountDefaults(user: SessionUser | null): FieldTexts;
  /** Posts the body: a mutation's `initiate`. */
  send(body: Body): ThunkAction<Sent<Data>, unknown, unknown, UnknownAction>;
  /**
   * @param data the response, or the conflict's data if an earlier attempt was delivered
   * @param isRepeated whether an earlier attempt may have reached the server, maybe with other values
   */
  toReceipt(data: Data | PriorDelivery, body: Body, values: Values, isRepeated: boolean): Receipt;
}

export type AnyOptions = DraftOptions<FieldValues, unknown, unknown, unknown>;

type State = WithAuth & WithDevice & WithDrafts;
type Dispatch = ThunkDispatch<State, unknown, UnknownAction>;
type Api = ListenerEffectAPI<State, Dispatch>;

interface Listener {
  readonly predicate: (action: UnknownAction, now: State, before: State) => boolean;
  readonly effect: (action: UnknownAction, api: Api) => void | Promise<void>;
}

const listen = addListener.withTypes<State, Dispatch>();

interface Parts {
  readonly slice: DraftSlice;
  readonly device: DeviceItem<SavedDraft | null>;
  readonly select: (state: WithDrafts) => DraftState;
  readonly options: AnyOptions;
}

/**
 * The `addListener` actions of the listeners that save a draft, sync it with the device and the account, and
 * send it. In this order, so that it is saved before it is sent.
 */
export function draftListeners({ slice, device, select, options }: Parts): readonly UnknownAction[] {
  const {
    opened,
    restored,
    syncedFromTab,
    cleared,
    undone,
    accountApplied,
    loggedOut,
    sendRequested,
    delivered,
    failed,
  } = slice.actions;
  /** Changes that came from the device or the account aren't saved. */
  const isNotSaved = isAnyOf(restored, syncedFromTab, undone, loggedOut, accountApplied);
  const isResponse = isAnyOf(delivered, failed);

  const restore = ({ dispatch, getState }: Api) => {
    const isFirst = !select(getState()).isRead;
    dispatch(device.refreshed());
    const state = getState();
    // If the last save failed, only the store has the current draft.
    if (isFirst || device.selectIsSaved(state))
      dispatch(restored(device.select(state), options.accountDefaults(selectUser(state))));
    const wait = retryWait(errorOf(select(getState()).status), Date.now());
    // Later, the rate limits know it better: the device's clock may change.
    if (isFirst && wait > 0) dispatch(resumeRateLimit(options.path, wait));
  };

  /** Whether another tab edited the draft while this one was sending it. */
  const isContinuedElsewhere = (before: DraftState) => {
    const there = device.read();
    return there !== null && !isSame(options.toSaved(there.values), ownValues(options, before));
  };

  const listeners: readonly Listener[] = [
    {
      predicate: opened.match,
      effect: (_action, api) => restore(api),
    },
    {
      predicate: (action, now, before) =>
        fromTab.match(action) && select(now).isOpen && device.select(now) !== device.select(before),
      effect: (action, { dispatch, getState, getOriginalState }) => {
        const before = device.selectRecord(getOriginalState());
        const draft = toSavedDraft(options, select(getState()));
        if (fromTab.match(action) && action.payload.isCleared) {
          // The draft stays on the screen. Now only the store has it, until the next edit.
          if (draft) dispatch(device.unsaved(draft));
          return;
        }
        dispatch(syncedFromTab(device.select(getState())));
        if (before && !device.selectRecord(getState())) dispatch(device.removed(before));
      },
    },
    {
      predicate: (action, now, before) =>
        deviceUndone.match(action) && device.select(now) !== device.select(before),
      effect: (_action, { dispatch, getState }) => {
        const saved = device.select(getState());
        if (saved) dispatch(undone(saved));
      },
    },
    {
      predicate: (action, now, before) =>
        !isNotSaved(action) &&
        (select(now).values !== select(before).values || select(now).status !== select(before).status),
      effect: (action, { dispatch, getState, getOriginalState }) => {
        if (isResponse(action) && isContinuedElsewhere(select(getOriginalState()))) return;
        const draft = select(getState());
        const toSave = toSavedDraft(options, draft);
        // Nothing to save, and nothing saved: an Undo stays possible.
        if (!toSave && !device.selectRecord(getState())) return;
        const lifetimeDays = draft.status.kind === 'sent' ? RECEIPT_LIFETIME_DAYS : undefined;
        const undoable = cleared.match(action) ? device.selectRecord(getState()) : undefined;
        dispatch(toSave ? device.changed(toSave, { lifetimeDays }) : device.removed(undoable));
      },
    },
    {
      predicate: isLoggedOut,
      effect: (_action, api) => {
        api.dispatch(loggedOut());
        if (!device.selectIsSaved(api.getState())) api.dispatch(device.removed());
        // The next user may have started a draft in another tab.
        restore(api);
      },
    },
    {
      predicate: (_action, now, before) => selectUser(now) !== selectUser(before),
      effect: (_action, { dispatch, getState }) =>
        dispatch(accountApplied(options.accountDefaults(selectUser(getState())))),
    },
    {
      predicate: (action, now, before) =>
        sendRequested.match(action) &&
        select(now).status.kind === 'sending' &&
        select(before).status.kind !== 'sending',
      effect: async (action, { dispatch, getState }) => {
        const { payload: body } = action as ReturnType<typeof sendRequested>;
        const { requestId, status, values } = select(getState());
        const { data, error } = await dispatch(options.send(body));
        const failure = error === undefined ? undefined : toApiError(error);
        const isRepeated = isRepeat(status);
        const isDelivered = failure === undefined || wasDelivered(failure, isRepeated);
        dispatch(
          isDelivered
            ? delivered({ requestId, receipt: options.toReceipt(failure ?? data, body, values, isRepeated) })
            : failed({ requestId, error: failure }),
        );
      },
    },
  ];
  return listeners.map((listener) => listen(listener));
}
