import { useMemo } from 'react';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { getQuoteStatus } from '../../api/quoteEndpoints';
import type { QuoteStatus } from '../../api/schemas/quote';
import { toApiError } from '../../api/toApiError';
import type { WithDevice } from '../../device/deviceSlice';
import type { ApiError } from '../../lib/apiError';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import { submitted } from './model/lookupListeners';
import type { LookupRoot } from './model/lookupListeners';
import { findQuery, selectLookupState } from './model/lookupSlice';
import { cleanReference } from './model/reference';
import { viewOf } from './model/trackLink';
import type { LookupQuery } from './model/reference';
import type { WithTracking } from './trackingState';

/** A result, and when it was fetched, in milliseconds since the epoch. */
interface Result {
  readonly found: QuoteStatus;
  readonly at: number;
}

/** The lookup of a reference with its e-mail address. An outdated result is from before a refresh that failed. */
export type Lookup = LookupQuery &
  (
    | { readonly status: 'pending' }
    | { readonly status: 'failed'; readonly error: ApiError }
    | ({ readonly status: 'found' | 'refreshing' } & Result)
    | ({ readonly status: 'outdated'; readonly error: ApiError } & Result)
  );

type Response = ReturnType<ReturnType<typeof getQuoteStatus.select>>;

function toLookup(query: LookupQuery, response: Response): Lookup {
  const { data, fulfilledTimeStamp: at = 0, isError, isSuccess, error } = response;
  // RTK Query infers the schema's input type, not its output type.
  const found = data as QuoteStatus | undefined;
  if (!found)
    return isError
      ? { ...query, status: 'failed', error: toApiError(error) }
      : { ...query, status: 'pending' };
  if (isError) return { ...query, status: 'outdated', found, at, error: toApiError(error) };
  return { ...query, status: isSuccess ? 'found' : 'refreshing', found, at };
}

/**
 * The lookup that the address names. The reference is in the address, so that Back and links work; the e-mail address is in
 * the store, never in a link. No lookup until both are known.
 */
export function useLookup() {
  const isHydrated = useIsHydrated();
  const [params] = useSearchParams();
  const reference = isHydrated ? cleanReference(params.get('reference')) : '';
  const query = useSelector((state: WithDevice) => findQuery(state, reference));
  const selectResponse = useMemo(() => getQuoteStatus.select(query ?? skipToken), [query]);
  const response = useSelector(selectResponse);
  const lookup = useMemo(() => query && toLookup(query, response), [query, response]);
  const isCollapsed = useSelector((state: WithTracking) => selectLookupState(state).form === 'collapsed');
  return {
    reference,
    lookup,
    /** The result, however old. */
    found: lookup && 'found' in lookup ? lookup.found : undefined,
    /** Opened from a shared link: the visitor may not be the customer, may see the journey only, and has another car. */
    ...viewOf(isHydrated ? params : new URLSearchParams()),
    isCollapsed: lookup !== undefined && isCollapsed,
  };
}

/** @returns looks up a reference, which moves to the address */
export function useLookUp(): (query: LookupQuery) => void {
  const dispatch = useDispatch<ThunkDispatch<LookupRoot, unknown, UnknownAction>>();
  const [params, setParams] = useSearchParams();
  return (query) => {
    dispatch(submitted(query));
    if (query.reference === cleanReference(params.get('reference'))) return;
    // Preserves the board's filter and sort order, but not the view and the car of a shared link.
    setParams(
      (before) => {
        const { view: _, car: __, ...others } = Object.fromEntries(before);
        return { ...others, reference: query.reference };
      },
      { preventScrollReset: true },
    );
  };
}
