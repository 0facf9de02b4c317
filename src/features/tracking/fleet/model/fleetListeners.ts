import { addListener } from '@reduxjs/toolkit';
import type { ListenerEffectAPI, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { getQuoteStatus } from '../../../../api/quoteEndpoints';
import type { QuoteStatus } from '../../../../api/schemas/quote';
import { toApiError } from '../../../../api/toApiError';
import { FLEET_PAUSE_MS, UNNAMED_WAIT_S } from '../../../../config/limits';
import {
  answered,
  boardOpened,
  lookUpFailed,
  refreshAllRequested,
  refreshEnded,
  refreshRequested,
  restored,
  saved,
  selectFleet,
  selectNextInRun,
  turnTaken,
  waitEnded,
  waitTicked,
} from './fleetSlice';
import type { FleetRow } from './fleetRow';
import type { WithFleet } from './fleetState';
import { storedFleet } from './storedFleet';

type Dispatch = ThunkDispatch<WithFleet, unknown, UnknownAction>;
type Api = ListenerEffectAPI<WithFleet, Dispatch>;

const listen = addListener.withTypes<WithFleet, Dispatch>();

/** A server that asks for that many waits without an answer between them is left alone. */
const WAITS_MAX = 5;

/** One lookup through the cache that single lookups use. @returns the seconds the server asks to wait first, or whether the connection is gone */
async function lookUp({ reference, email }: FleetRow, { dispatch }: Api) {
  const { data, error, fulfilledTimeStamp } = await dispatch(
    getQuoteStatus.initiate({ reference, email }, { subscribe: false, forceRefetch: true }),
  );
  if (!error) {
    // RTK Query infers what the schema takes, not what it gives.
    dispatch(answered({ reference, found: data as QuoteStatus, at: fulfilledTimeStamp ?? Date.now() }));
    return {};
  }
  const failure = toApiError(error);
  dispatch(lookUpFailed({ reference, error: failure }));
  return {
    waitSeconds: failure.kind === 'rate-limited' ? (failure.seconds ?? UNNAMED_WAIT_S) : undefined,
    isOffline: failure.kind === 'offline',
  };
}

/** Looks up what is queued, one at a time. Waits when the server asks for it, then repeats what it refused. */
async function run(api: Api): Promise<void> {
  const { dispatch, getState, throwIfCancelled } = api;
  const isStopped = refreshEnded.match;
  let waits = 0;
  for (let next = selectNextInRun(getState()); next; next = selectNextInRun(getState())) {
    const { waitSeconds, isOffline } = await lookUp(next, api);
    throwIfCancelled();
    if (waitSeconds !== undefined) {
      waits += 1;
      if (waits > WAITS_MAX) {
        dispatch(refreshEnded('busy'));
        return;
      }
      // On the clock that nobody sets.
      const endsAt = performance.now() + waitSeconds * 1_000;
      for (let left = waitSeconds; left > 0; left = Math.ceil((endsAt - performance.now()) / 1_000)) {
        dispatch(waitTicked({ waitSeconds, waitLeft: left }));
        if (await api.condition(isStopped, 1_000)) return;
      }
      dispatch(waitEnded());
      continue;
    }
    waits = 0;
    if (isOffline) {
      dispatch(refreshEnded('offline'));
      return;
    }
    dispatch(turnTaken(next.reference));
    if (selectNextInRun(getState()) && (await api.condition(isStopped, FLEET_PAUSE_MS))) return;
  }
  if (selectFleet(getState()).run.isActive) dispatch(refreshEnded('done'));
}

const isActive = (state: WithFleet) => selectFleet(state).run.isActive;

/** The `addListener` actions of what stores the board, follows the device and looks rows up. */
export const fleetListeners: readonly UnknownAction[] = [
  listen({
    predicate: (action, _now, before) => boardOpened.match(action) && !selectFleet(before).isRead,
    effect: async (_action, api) => {
      api.dispatch(restored(storedFleet.read()));
      // For as long as the store lives: a row deleted on the cookie page or in another tab is gone here, too.
      const unsubscribe = storedFleet.subscribe((fleet, source) => {
        const isDeleted = !storedFleet.find() && selectFleet(api.getState()).rows.length > 0;
        if (source === 'another-tab' || isDeleted) api.dispatch(restored(fleet));
      });
      try {
        await api.condition(() => false);
      } finally {
        unsubscribe();
      }
    },
  }),
  listen({
    predicate: (action, now, before) => {
      const [fleet, earlier] = [selectFleet(now), selectFleet(before)];
      return (
        !restored.match(action) &&
        earlier.isRead &&
        fleet.isRead &&
        (fleet.rows !== earlier.rows || fleet.keepsEmails !== earlier.keepsEmails)
      );
    },
    effect: (_action, { dispatch, getState }) => {
      const { rows, keepsEmails, isSaved } = selectFleet(getState());
      const toSave = keepsEmails ? rows : rows.map((row) => ({ ...row, email: '' }));
      const isDone =
        rows.length > 0 ? storedFleet.write({ rows: toSave, keepsEmails }) : storedFleet.remove();
      if (isDone !== isSaved) dispatch(saved(isDone));
    },
  }),
  listen({
    predicate: (action, now, before) =>
      (refreshRequested.match(action) || refreshAllRequested.match(action)) &&
      isActive(now) &&
      !isActive(before),
    effect: async (_action, api) => {
      // A run that was stopped may still have a request under way.
      api.cancelActiveListeners();
      await run(api);
    },
  }),
];
