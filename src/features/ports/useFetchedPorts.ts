import { useEffect, useMemo } from 'react';
import type { LimitedList } from '../../api/pages';
import type { Port, PortStatus } from '../../api/schemas/ports';
import { PORTS_MAX } from '../../config/limits';
import { joinPorts } from './joinPorts';
import { portCache } from './portCache';
import type { CachedPorts } from './portCache';

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
