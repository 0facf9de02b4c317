import { addListener, isAnyOf } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import type { api } from '../../api/api';
import {
  getPorts,
  getPortStatuses,
  useGetPortsQuery,
  useGetPortStatusesQuery,
} from '../../api/portEndpoints';
import type { LimitedList } from '../../api/pagination';
import type { Port, PortStatus } from '../../api/schemas/ports';
import { isApiError } from '../../api/toApiError';
import { DATA_FRESH_MS, PORTS_MAX } from '../../config/limits';
import type { WithDevice } from '../../device/deviceSlice';
import { useDevice } from '../../device/useDevice';
import { useListeners } from '../../drafts/useListeners';
import type { ApiError } from '../../lib/apiError';
import { useIsVisible } from '../../ui/late/useIsVisible';
import { useNow } from '../../ui/hooks/useNow';
import { joinPorts } from './joinPorts';
import type { PortState } from './joinPorts';
import { PORTS_LIFETIME_MS, portCache } from './portCache';
import type { CachedPorts } from './portCache';

export interface PortStates {
  /** Undefined while loading, or if loading failed and nothing is cached. */
  readonly ports?: readonly PortState[] | undefined;
  /** Whether the response had more ports than are shown. */
  readonly hasMore: boolean;
  /** When the statuses were fetched, in milliseconds since the epoch. */
  readonly at?: number | undefined;
  /** Whether they were cached on an earlier visit. */
  readonly fromDevice: boolean;
  /** Whether they're too old or couldn't be refreshed. */
  readonly isStale: boolean;
  readonly isFetching: boolean;
  readonly error?: ApiError | undefined;
  readonly refresh: () => void;
}

interface QueryResult<T> {
  readonly data?: LimitedList<T> | undefined;
  readonly isLoading: boolean;
  readonly fulfilledTimeStamp?: number | undefined;
}

/** Joins both query results; undefined until the statuses have loaded. */
function joinResults(ports: QueryResult<Port>, statuses: QueryResult<PortStatus>): CachedPorts | undefined {
  if (!statuses.data || !statuses.fulfilledTimeStamp || (ports.isLoading && !ports.data)) return undefined;
  // If the list of ports failed to load, show the statuses alone.
  const joined = joinPorts(ports.data?.items ?? [], statuses.data.items);
  return {
    at: statuses.fulfilledTimeStamp,
    ports: joined.slice(0, PORTS_MAX),
    hasMore: joined.length > PORTS_MAX || ports.data?.hasMore === true || statuses.data.hasMore,
  };
}

type State = WithDevice & { readonly [api.reducerPath]: ReturnType<typeof api.reducer> };

/** Caches the joined results on the device when they change. Not in an effect, which a jump in Redux DevTools would run. */
const cacheListeners: readonly UnknownAction[] = [
  addListener.withTypes<State>()({
    matcher: isAnyOf(getPorts.matchFulfilled, getPorts.matchRejected, getPortStatuses.matchFulfilled),
    effect: (_action, { dispatch, getState }) => {
      const fetched = joinResults(
        getPorts.select(undefined)(getState()),
        getPortStatuses.select(undefined)(getState()),
      );
      if (fetched && fetched.ports.length > 0) dispatch(portCache.changed(fetched));
    },
  }),
];

/** The joined query results, which are cached on the device; undefined until the statuses have loaded. */
export function useFetchedPorts(
  ports: QueryResult<Port>,
  statuses: QueryResult<PortStatus>,
): CachedPorts | undefined {
  useListeners(cacheListeners);
  const { data, isLoading } = ports;
  const { data: reported, fulfilledTimeStamp } = statuses;
  return useMemo(
    () => joinResults({ data, isLoading }, { data: reported, isLoading: false, fulfilledTimeStamp }),
    [data, isLoading, reported, fulfilledTimeStamp],
  );
}

const asApiError = (error: unknown) => (isApiError(error) ? error : undefined);

/**
 * The ports and their statuses, polled every five minutes while the page is visible and cached on the device, so that the
 * last known statuses can be shown offline.
 */
export function usePortStates(): PortStates {
  const isVisible = useIsVisible();
  const now = useNow();
  const [cached] = useDevice(portCache);
  const ports = useGetPortsQuery(undefined);
  const statuses = useGetPortStatusesQuery(undefined, { pollingInterval: isVisible ? DATA_FRESH_MS : 0 });

  const fetched = useFetchedPorts(ports, statuses);

  const isFetching = statuses.isFetching || ports.isFetching;
  const error = asApiError(statuses.error);
  const last = fetched ?? cached;
  // In-memory data expires too, in case the page stays open for days.
  const shown = last && now !== null && now - last.at >= PORTS_LIFETIME_MS ? undefined : last;
  const isOld = shown !== undefined && now !== null && now - shown.at > DATA_FRESH_MS;
  return {
    ports: shown?.ports,
    hasMore: shown?.hasMore ?? false,
    at: shown?.at,
    fromDevice: shown !== undefined && !fetched,
    isStale: shown !== undefined && (error !== undefined || (!isFetching && isOld)),
    isFetching,
    error,
    refresh: () => {
      if (isFetching) return;
      void statuses.refetch();
      if (!ports.data) void ports.refetch();
    },
  };
}
