import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { getQuoteStatus } from '../../../../api/quoteEndpoints';
import { signedOut } from '../../../../session/authSlice';
import { sameReference } from '../../model/reference';
import { trackingReducer } from '../../trackingState';
import type { FleetState, WithTracking } from '../../trackingState';
import { isCurrent, mergeEntries } from './fleetRow';
import type { FleetEntry, FleetRow, RowFailure } from './fleetRow';
import { enqueue, finish, pruneQueue, idleRun, noWait } from './refreshRun';
import type { RunEnd, Wait } from './refreshRun';
import { pickDisplayed } from './rowView';
import type { SavedFleet } from './storedFleet';

const initialState: FleetState = {
  rows: [],
  keepsEmails: false,
  isRead: false,
  removedEmails: {},
  run: idleRun,
};

const latest = <T extends { readonly at: number }>(one: T | undefined, other: T | undefined) =>
  one && other && other.at > one.at ? other : (one ?? other);

const has = (references: readonly string[], { reference }: FleetRow) =>
  references.some((one) => sameReference(one, reference));

const withRows = (
  state: FleetState,
  references: readonly string[],
  update: (row: FleetRow) => FleetRow,
): FleetState => ({ ...state, rows: state.rows.map((row) => (has(references, row) ? update(row) : row)) });

/** Queues the rows that have an e-mail address, of those that are wanted. */
function withQueued(state: FleetState, isWanted: (row: FleetRow) => boolean): FleetState {
  const rows = state.rows.filter((row) => row.email && isWanted(row));
  const references = rows.map(({ reference }) => reference);
  return { ...state, run: enqueue(state.run, references) };
}

const withTimestamp = <T>(payload: T) => ({ payload, meta: { now: Date.now() } });
type FailedLookup = Pick<FleetRow, 'reference'> & Pick<RowFailure, 'kind'>;
type TimestampedAction<T> = PayloadAction<T, string, { readonly now: number }>;

const fleetSlice = createSlice({
  name: 'fleet',
  initialState,
  reducers: {
    /** The board has mounted. */
    boardOpened: (state) => state,
    /** Loaded from the device, at first or after a change elsewhere. Values that exist only in memory are retained. */
    restored(state, { payload }: PayloadAction<SavedFleet>): FleetState {
      const rows = payload.rows.map((row) => {
        const own = state.rows.find(({ reference }) => sameReference(reference, row.reference));
        const email = row.email || own?.email || state.removedEmails[row.reference.toUpperCase()] || '';
        const answer = latest(row.answer, own?.answer);
        const failure = latest(row.failure, own?.failure);
        const isSolved = failure && answer && answer.at >= failure.at;
        return { ...row, email, answer, failure: isSolved ? undefined : failure };
      });
      const run = pruneQueue(state.run, rows);
      return { ...state, ...payload, rows, isRead: true, removedEmails: {}, run };
    },
    entriesAdded: {
      prepare: (entries: readonly FleetEntry[]) => withTimestamp(entries),
      reducer: (state, { payload, meta }: TimestampedAction<readonly FleetEntry[]>): FleetState => ({
        ...state,
        rows: mergeEntries(state.rows, payload, meta.now).rows,
      }),
    },
    rowEdited: (state, { payload }: PayloadAction<FleetEntry>) =>
      withRows(state, [payload.reference], (row) => ({ ...row, ...payload, reference: row.reference })),
    emailGiven: (
      state,
      { payload }: PayloadAction<{ readonly references: readonly string[]; readonly email: string }>,
    ) => withRows(state, payload.references, (row) => ({ ...row, email: payload.email, failure: undefined })),
    keepsEmailsChanged: (state, { payload }: PayloadAction<boolean>): FleetState => ({
      ...state,
      keepsEmails: payload,
    }),
    rowsRemoved(state, { payload }: PayloadAction<readonly string[]>): FleetState {
      const rows = state.rows.filter((row) => !has(payload, row));
      const removed = state.rows.filter((row) => has(payload, row));
      const emails = removed.map(({ reference, email }) => [reference.toUpperCase(), email] as const);
      return { ...state, rows, removedEmails: Object.fromEntries(emails), run: pruneQueue(state.run, rows) };
    },
    /** Refreshes these rows, however recent their data is. */
    refreshRequested: (state, { payload }: PayloadAction<readonly string[]>) =>
      withQueued(state, (row) => has(payload, row)),
    /** Refreshes rows that failed or are older than five minutes (specification §9). */
    refreshAllRequested: {
      prepare: () => withTimestamp(undefined),
      reducer: (state, { meta }: TimestampedAction<undefined>) =>
        withQueued(state, (row) => !isCurrent(row, meta.now)),
    },
    waitTicked: (state, { payload }: PayloadAction<Wait>): FleetState => ({
      ...state,
      run: { ...state.run, ...payload },
    }),
    waitEnded: (state): FleetState => ({ ...state, run: { ...state.run, ...noWait } }),
    lookUpFailed: {
      prepare: (failed: FailedLookup) => withTimestamp(failed),
      reducer: (state, { payload: { reference, kind }, meta }: TimestampedAction<FailedLookup>) =>
        withRows(state, [reference], (row) => ({ ...row, failure: { kind, at: meta.now } })),
    },
    /** A lookup succeeded or failed; continue with the next row. */
    lookUpFinished: (state, { payload }: PayloadAction<string>): FleetState => ({
      ...state,
      run: finish(state.run, payload, state.rows.find(({ reference }) => reference === payload)?.failure),
    }),
    refreshEnded: (state, { payload }: PayloadAction<RunEnd>): FleetState => ({
      ...state,
      run: { ...state.run, queue: [], ...noWait, ended: payload, isActive: false },
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, ({ isRead }) => ({ ...initialState, isRead }));
    // Any lookup updates its row, also one outside the board.
    builder.addMatcher(getQuoteStatus.matchFulfilled, (state, { payload, meta }) => {
      const { reference, email } = meta.arg.originalArgs;
      if (!state.rows.some((row) => has([reference], row))) return state;
      return withRows(state, [reference], (row) => ({
        ...row,
        // The one that matched, in place of a mistyped one.
        email,
        answer: { at: meta.fulfilledTimeStamp, found: pickDisplayed(payload) },
        failure: undefined,
      }));
    });
  },
});

export const {
  boardOpened,
  restored,
  entriesAdded,
  rowEdited,
  emailGiven,
  keepsEmailsChanged,
  rowsRemoved,
  refreshRequested,
  refreshAllRequested,
  waitTicked,
  waitEnded,
  lookUpFailed,
  lookUpFinished,
  refreshEnded,
} = fleetSlice.actions;

const injected = fleetSlice.injectInto(trackingReducer);
export const selectFleet = ({ tracking }: WithTracking): FleetState => injected.selectSlice(tracking);
export function selectNextInRun(state: WithTracking): FleetRow | undefined {
  const { rows, run } = selectFleet(state);
  return rows.find(({ reference }) => reference === run.queue[0]);
}
