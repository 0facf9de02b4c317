import { useCallback, useMemo } from 'react';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { getQuoteStatus } from '../../api/quoteEndpoints';
import { toApiError } from '../../api/toApiError';
import type { WithDevice } from '../../device/deviceSlice';
import { placeFieldErrors, sameName } from '../../forms/placeFieldErrors';
import type { ApiError } from '../../lib/apiError';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import { submitted } from './model/lookupListeners';
import type { LookupRoot } from './model/lookupListeners';
import { findQuery, selectLookupState } from './model/lookupSlice';
import { cleanReference } from './model/reference';
import { viewOf } from './model/trackLink';
import type { LookupQuery } from './model/reference';
import type { WithTracking } from './trackingState';

/** The lookup's fields, named as in the API contract. */
export const lookupFields = ['reference', 'email'] as const;

/** A refused lookup's errors: by field of its form, and those that belong to none. */
export const placeLookupErrors = (error: ApiError) => placeFieldErrors(error, sameName(lookupFields));

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
  const { data, fulfilledTimeStamp, isSuccess, isError, error } = useSelector(selectResponse);
  const failure = useMemo(() => (isError ? toApiError(error) : undefined), [isError, error]);
  const isCollapsed = useSelector((state: WithTracking) => selectLookupState(state).form === 'collapsed');
  return {
    reference,
    /** What is looked up; undefined until both are known. */
    query,
    /** The result, however old: it stays while it's refreshed, and if that fails. */
    found: data,
    /** When it was fetched, in milliseconds since the epoch. */
    fetchedAt: fulfilledTimeStamp ?? 0,
    /** Why the last request failed. The same object until the next one. */
    error: failure,
    isBusy: query !== undefined && !isSuccess && !isError,
    /** Opened from a shared link: the visitor may not be the customer, may see the journey only, and has another car. */
    ...viewOf(isHydrated ? params : new URLSearchParams()),
    isCollapsed: query !== undefined && isCollapsed,
  };
}

/** @returns looks up a reference, which moves to the address. Always the same function. */
export function useLookUp(): (query: LookupQuery) => void {
  const dispatch = useDispatch<ThunkDispatch<LookupRoot, unknown, UnknownAction>>();
  const navigate = useNavigate();
  return useCallback(
    (query) => {
      const search = dispatch(submitted(query));
      if (search) void navigate(search, { preventScrollReset: true });
    },
    [dispatch, navigate],
  );
}
