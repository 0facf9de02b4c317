import { addListener, isAnyOf } from '@reduxjs/toolkit';
import type { ListenerEffectAPI, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { getQuoteStatus } from '../../../../api/quoteEndpoints';
import { toApiError } from '../../../../api/toApiError';
import { cleared, syncedFromTab, undone } from '../../../../device/deviceSlice';
import type { WithDevice } from '../../../../device/deviceSlice';
import { FLEET_PAUSE_MS, UNNAMED_WAIT_S } from '../../../../config/limits';
import type { WithTracking } from '../../trackingState';
import {
  boardOpened,
  emailGiven,
  entriesAdded,
  keepsEmailsChanged,
  lookUpFailed,
  refreshAllRequested,
  refreshEnded,
  refreshRequested,
  restored,
  rowEdited,
  rowsRemoved,
  selectFleet,
  selectNextInRun,
  lookUpFinished,
  waitEnded,
  waitTicked,
} from './fleetSlice';
import { isUnmatched } from './fleetRow';
import type { FleetRow } from './fleetRow';
import { storedFleet } from './storedFleet';

type State = WithDevice & WithTracking;
type Dispatch = ThunkDispatch<State, unknown, UnknownAction>;
type Api = ListenerEffectAPI<State, Dispatch>;

const listen = addListener.withTypes<State, Dispatch>();
const isEdit = isAnyOf(entriesAdded, rowEdited, rowsRemoved, emailGiven, keepsEmailsChanged);

const isActive = (state: WithTracking) => selectFleet(state).run.isActive;

/** Give up after this many rate-limit waits in a row without an answer. */
const WAITS_MAX = 5;

/** Looks up one row through RTK Query. @returns seconds to wait if rate-limited, and whether the device is offline */
async function lookUp({ reference, email }: FleetRow, { dispatch }: Api) {
  const { error } = await dispatch(
    getQuoteStatus.initiate({ reference, email }, { subscribe: false, forceRefetch: true }),
  );
  // The slice takes the answer from RTK Query's own action.
  if (!error) return {};
  const failure = toApiError(error);
  dispatch(lookUpFailed({ reference, kind: failure.kind }));
  return {
    waitSeconds: failure.kind === 'rate-limited' ? (failure.seconds ?? UNNAMED_WAIT_S) : undefined,
    isOffline: failure.kind === 'offline',
  };
}

/** Processes the queue one lookup at a time. When rate-limited, waits and retries. */
async function run(api: Api): Promise<void> {
  const { dispatch, getState, throwIfCancelled } = api;
  let waits = 0;
  for (let next = selectNextInRun(getState()); next; next = selectNextInRun(getState())) {
    const { waitSeconds, isOffline } = await lookUp(next, api);
    throwIfCancelled();
    // Stopped during the request.
    if (!isActive(getState())) return;
    if (waitSeconds !== undefined) {
      waits += 1;
      if (waits > WAITS_MAX) {
        dispatch(refreshEnded('busy'));
        return;
      }
      // performance.now() doesn't jump when the device's clock is corrected.
      const endsAt = performance.now() + waitSeconds * 1_000;
      for (let left = waitSeconds; left > 0; left = Math.ceil((endsAt - performance.now()) / 1_000)) {
        dispatch(waitTicked({ waitSeconds, waitLeft: left }));
        if (await api.condition(refreshEnded.match, 1_000)) return;
      }
      dispatch(waitEnded());
      continue;
    }
    waits = 0;
    if (isOffline) {
      dispatch(refreshEnded('offline'));
      return;
    }
    dispatch(lookUpFinished(next.reference));
    if (selectNextInRun(getState()) && (await api.condition(refreshEnded.match, FLEET_PAUSE_MS))) return;
  }
  if (isActive(getState())) dispatch(refreshEnded('done'));
}

/** Saving 100 cars takes a slow phone 50 ms, so a run saves its results at intervals, and at its end. */
const SAVE_INTERVAL_MS = 2_000;

/** `addListener` actions that save the board, sync it from storage and run refreshes. */
export const fleetListeners: readonly UnknownAction[] = [
  listen({
    predicate: (action, now, before) =>
      boardOpened.match(action)
        ? !selectFleet(before).isRead
        : isAnyOf(syncedFromTab, cleared, undone)(action) &&
          selectFleet(now).isRead &&
          storedFleet.select(now) !== storedFleet.select(before),
    effect: (_action, { dispatch, getState }) => {
      dispatch(restored(storedFleet.select(getState())));
    },
  }),
  listen({
    predicate: (action, now, before) => {
      const [fleet, earlier] = [selectFleet(now), selectFleet(before)];
      return (
        !restored.match(action) &&
        earlier.isRead &&
        (fleet.rows !== earlier.rows ||
          fleet.keepsEmails !== earlier.keepsEmails ||
          refreshEnded.match(action))
      );
    },
    effect: (action, { dispatch, getState }) => {
      const { rows, keepsEmails } = selectFleet(getState());
      const { savedAt = 0 } = storedFleet.selectRecord(getState()) ?? {};
      const isResult = !isEdit(action);
      if (isResult && isActive(getState()) && Date.now() - savedAt < SAVE_INTERVAL_MS) return;
      const undoable = rowsRemoved.match(action) ? storedFleet.selectRecord(getState()) : undefined;
      if (rows.length === 0) {
        if (undoable) dispatch(storedFleet.removed(undoable));
        return;
      }
      const toSave = rows.map((row) => ({
        ...row,
        email: keepsEmails ? row.email : '',
        failure: isUnmatched(row.failure) ? row.failure : undefined,
      }));
      // Results still arrive after a row was removed.
      dispatch(storedFleet.changed({ rows: toSave, keepsEmails }, { undoable, keepsUndo: isResult }));
    },
  }),
  listen({
    predicate: (action, now, before) =>
      (refreshRequested.match(action) || refreshAllRequested.match(action)) &&
      isActive(now) &&
      !isActive(before),
    effect: async (_action, api) => {
      // A stopped run may still have a request in flight.
      api.cancelActiveListeners();
      await run(api);
    },
  }),
];
