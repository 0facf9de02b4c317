import { addListener, isAnyOf } from '@reduxjs/toolkit';
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { api } from '../../../api/api';
import { getQuoteStatus } from '../../../api/quoteEndpoints';
import { DATA_FRESH_MS } from '../../../config/limits';
import { storageKeys } from '../../../config/storageKeys';
import { defineDeviceItem } from '../../../device/defineDeviceItem';
import type { WithDevice } from '../../../device/deviceSlice';
import { isSame } from '../../../lib/json';
import { isEmail } from '../../../lib/text/email';
import { loadCode } from '../../../lib/promises';
import { isLoggedOut } from '../../../session/authSlice';
import { locationChanged, selectLocation } from '../../../session/locationSlice';
import type { WithLocation } from '../../../session/locationSlice';
import type { WithTracking } from '../trackingState';
import type { LookupQuery } from './reference';
import {
  addressForgotten,
  findQuery,
  queriesDeleted,
  referenceOpened,
  refreshRequested,
  selectAddressReference,
  selectLookupState,
} from './lookupSlice';
import { otherNumber } from './otherNumber';
import { addRecent, queryUsed, storedRecent, visitQueries } from './recent';

/** The parts of the root state that lookups use. */
export type LookupRoot = WithDevice &
  WithTracking &
  WithLocation & { readonly [api.reducerPath]: ReturnType<typeof api.reducer> };
type Dispatch = ThunkDispatch<LookupRoot, unknown, UnknownAction>;
type Thunk<Result = void> = ThunkAction<Result, LookupRoot, unknown, UnknownAction>;

const listen = addListener.withTypes<LookupRoot, Dispatch>();

/** The e-mail address saved on the device, if the visitor chose to. */
export const storedEmail = defineDeviceItem({
  key: storageKeys.trackingEmail,
  schema: v.pipe(v.string(), v.check(isEmail)),
  fallback: '',
});

/** Whether the result is known and needs no request yet (specification §9). */
const isFresh = (state: LookupRoot, query: LookupQuery): boolean => {
  const { isSuccess, fulfilledTimeStamp = 0 } = getQuoteStatus.select(query)(state);
  return isSuccess && Date.now() - fulfilledTimeStamp < DATA_FRESH_MS;
};

/** Opens a reference, and remembers its e-mail address for the rest of the visit. */
const open =
  ({ reference, email }: LookupQuery, isKnown: boolean): Thunk =>
  (dispatch, getState) => {
    const isFirst = selectLookupState(getState()).reference === null;
    const savedEmail = isFirst ? storedEmail.select(getState()) : '';
    if (email) dispatch(queryUsed({ reference, email }));
    dispatch(referenceOpened({ reference, email, isKnown, savedEmail }));
  };

/** Opens the address's reference, with the e-mail address used for it before, or else the latest or the saved one. */
export const openAddress = (): Thunk => (dispatch, getState) => {
  const reference = selectAddressReference(getState());
  if (reference === undefined || reference === selectLookupState(getState()).reference) return;
  const isLookup = reference !== '' && !otherNumber(reference);
  const known =
    findQuery(getState(), reference)?.email ??
    visitQueries.select(getState())[0]?.email ??
    storedEmail.select(getState());
  const email = isLookup ? known : '';
  dispatch(open({ reference, email }, isFresh(getState(), { reference, email })));
};

/**
 * Looks a reference up, with the form or from the board.
 * @returns the search string that the address must have then; undefined if it has the reference already
 */
export const submitted =
  (query: LookupQuery): Thunk<string | undefined> =>
  (dispatch, getState) => {
    if (query.reference === selectAddressReference(getState())) {
      dispatch(open(query, false));
      return undefined;
    }
    dispatch(queryUsed(query));
    // Preserves the board's filter and sort order, but not the view and the car of a shared link.
    const params = new URLSearchParams(selectLocation(getState()).search);
    for (const name of ['view', 'car']) params.delete(name);
    params.set('reference', query.reference);
    return `?${params.toString()}`;
  };

/** The `addListener` actions of the listeners that look shipments up and save what was looked up. */
export const lookupListeners: readonly UnknownAction[] = [
  listen({
    actionCreator: locationChanged,
    effect: (_action, { dispatch, getState, getOriginalState }) => {
      const reference = selectAddressReference(getState());
      if (reference === undefined) return;
      dispatch(openAddress());
      const query = findQuery(getState(), reference);
      const isReturn = selectAddressReference(getOriginalState()) === undefined;
      if (isReturn && query && !isFresh(getState(), query)) dispatch(refreshRequested());
    },
  }),
  listen({
    actionCreator: referenceOpened,
    effect: async ({ payload: { reference, email, isKnown } }, api) => {
      if (!email) return;
      api.cancelActiveListeners();
      const query = api.dispatch(
        getQuoteStatus.initiate({ reference, email }, isKnown ? {} : { forceRefetch: true }),
      );
      try {
        // Stays subscribed when the visitor leaves the page, so that the result is still there on the way back.
        await api.condition(isAnyOf(isLoggedOut, queriesDeleted));
      } finally {
        query.unsubscribe();
      }
    },
  }),
  listen({
    actionCreator: refreshRequested,
    effect: (_action, { dispatch, getState }) => {
      const query = findQuery(getState(), selectLookupState(getState()).reference ?? '');
      if (query) void dispatch(getQuoteStatus.initiate(query, { subscribe: false, forceRefetch: true }));
    },
  }),
  listen({
    matcher: getQuoteStatus.matchFulfilled,
    effect: async ({ payload: found, meta }, { dispatch, getState }) => {
      // Part of the result's code, so that the form doesn't wait for it. If it's missing, so is the result.
      const status = await loadCode(() => import('./milestoneReading')).then(
        ({ readMilestones }) => readMilestones(found).status,
        () => found.status,
      );
      if (!isSame(visitQueries.select(getState())[0], meta.arg.originalArgs)) return;
      const entry = { reference: found.reference, status, at: meta.fulfilledTimeStamp };
      dispatch(storedRecent.updated((list) => addRecent(list, entry)));
    },
  }),
  listen({
    // Deleted on the cookie page, or cleared in another tab. A log-out has its own listener.
    predicate: (_action, now, before) =>
      visitQueries.selectRecord(before) !== undefined &&
      visitQueries.selectRecord(now) === undefined &&
      !selectLookupState(now).isForgotten,
    effect: (_action, { dispatch }) => {
      dispatch(queriesDeleted());
    },
  }),
  listen({
    matcher: isLoggedOut,
    effect: (_action, { dispatch, getState }) => {
      const reference = selectAddressReference(getState());
      const hasSearch = new URLSearchParams(selectLocation(getState()).search).has('search');
      if (reference || (reference === '' && hasSearch)) dispatch(addressForgotten(reference));
    },
  }),
];
