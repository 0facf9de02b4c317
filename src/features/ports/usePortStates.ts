import { useEffect, useMemo, useState } from 'react';
import { useGetPortsQuery, useGetPortStatusesQuery } from '../../api/portEndpoints';
import { isApiError } from '../../api/toApiError';
import { DATA_FRESH_MS, PORTS_MAX } from '../../config/limits';
import type { ApiError } from '../../lib/apiError';
import { useIsVisible } from '../../ui/useIsVisible';
import { useNow } from '../../ui/useNow';
import { joinPorts } from './joinPorts';
import type { PortState } from './joinPorts';
import { keep, readKept } from './kept';
import type { KnownStates } from './kept';

export interface PortStates {
  /** Undefined while the first answer is on its way, or when there is none and nothing was kept. */
  readonly ports?: readonly PortState[] | undefined;
  /** The answer had more ports than are shown. */
  readonly hasMore: boolean;
  /** When the states shown were fetched, in milliseconds since 1970. */
  readonly at?: number | undefined;
  /** They come from an earlier visit. */
  readonly fromDevice: boolean;
  /** Older than the freshness window, or kept from before, with nothing newer on its way. */
  readonly isStale: boolean;
  readonly isFetching: boolean;
  readonly error?: ApiError | undefined;
  readonly refresh: () => void;
}

const asApiError = (error: unknown) => (isApiError(error) ? error : undefined);

/**
 * The ports and their states: asked for again by itself every five minutes while the page is seen, and kept on this
 * device, so that without a connection the last known state stands with its age.
 */
export function usePortStates(): PortStates {
  const isVisible = useIsVisible();
  const now = useNow();
  const [kept, setKept] = useState<KnownStates>();
  const ports = useGetPortsQuery(undefined);
  const statuses = useGetPortStatusesQuery(undefined, { pollingInterval: isVisible ? DATA_FRESH_MS : 0 });

  useEffect(() => {
    // After hydration, once: what is kept could not be known before.
    // eslint-disable-next-line react-hooks/set-state-in-effect -- reads an external system on mount
    setKept(readKept());
  }, []);

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
    if (fetched && fetched.ports.length > 0) keep(fetched);
  }, [fetched]);

  const isFetching = statuses.isFetching || ports.isFetching;
  const error = asApiError(statuses.error);
  const shown = fetched ?? (isFetching && !kept ? undefined : kept);
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
