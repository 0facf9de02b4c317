import { useEffect, useMemo } from 'react';
import { useGetPortsQuery, useGetPortStatusesQuery } from '../../api/portEndpoints';
import type { LimitedList } from '../../api/pages';
import type { Port, PortStatus } from '../../api/schemas/ports';
import { isApiError } from '../../api/toApiError';
import { DATA_FRESH_MS, PORTS_MAX } from '../../config/limits';
import type { ApiError } from '../../lib/apiError';
import { useStored } from '../../storage/useStored';
import { useIsVisible } from '../../ui/late/useIsVisible';
import { useNow } from '../../ui/hooks/useNow';
import { joinPorts } from './joinPorts';
import type { PortState } from './joinPorts';
import { PORTS_LIFETIME_MS, portCache } from './portCache';
import type { CachedPorts } from './portCache';

export interface PortStates {
  /** Undefined while the first answer is on its way, or when there is none and nothing is stored. */
  readonly ports?: readonly PortState[] | undefined;
  /** The answer had more ports than are shown. */
  readonly hasMore: boolean;
  /** When the states shown were fetched, in milliseconds since 1970. */
  readonly at?: number | undefined;
  /** They come from an earlier visit. */
  readonly fromDevice: boolean;
  /** Older than the freshness window, or from an earlier visit, with nothing newer on its way. */
  readonly isStale: boolean;
  readonly isFetching: boolean;
  readonly error?: ApiError | undefined;
  readonly refresh: () => void;
}

interface Answer<T> {
  readonly data?: LimitedList<T> | undefined;
  readonly isLoading: boolean;
  readonly fulfilledTimeStamp?: number | undefined;
}

/** Both answers as the site shows them, stored on this device too; none before the statuses are there. */
export function useFetchedPorts(ports: Answer<Port>, statuses: Answer<PortStatus>): CachedPorts | undefined {
  const fetched = useMemo(() => {
    if (!statuses.data || !statuses.fulfilledTimeStamp || ports.isLoading) return undefined;
    // Without the list of ports the states alone still tell most of it.
    const joined = joinPorts(ports.data?.items ?? [], statuses.data.items);
    return {
      at: statuses.fulfilledTimeStamp,
      ports: joined.slice(0, PORTS_MAX),
      hasMore: joined.length > PORTS_MAX || ports.data?.hasMore === true || statuses.data.hasMore,
    };
  }, [ports.data, ports.isLoading, statuses.data, statuses.fulfilledTimeStamp]);

  useEffect(() => {
    if (fetched && fetched.ports.length > 0) portCache.write(fetched);
  }, [fetched]);
  return fetched;
}

const asApiError = (error: unknown) => (isApiError(error) ? error : undefined);

/**
 * The ports and their states: asked for again by itself every five minutes while the page is seen, and stored on
 * this device, so that without a connection the last known statuses are shown with their age.
 */
export function usePortStates(): PortStates {
  const isVisible = useIsVisible();
  const now = useNow();
  const [cached] = useStored(portCache);
  const ports = useGetPortsQuery(undefined);
  const statuses = useGetPortStatusesQuery(undefined, { pollingInterval: isVisible ? DATA_FRESH_MS : 0 });

  const fetched = useFetchedPorts(ports, statuses);

  const isFetching = statuses.isFetching || ports.isFetching;
  const error = asApiError(statuses.error);
  const last = fetched ?? cached;
  // On a page that stays open, the data in its memory ends, too.
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
