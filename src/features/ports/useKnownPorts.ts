import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { getPorts, getPortStatuses } from '../../api/portEndpoints';
import { DATA_FRESH_MS } from '../../config/limits';
import { useDevice } from '../../device/useDevice';
import { findReport } from './joinPorts';
import { portCache } from './portCache';
import { useFetchedPorts } from './usePortStates';

const options = { subscribe: false, forceRefetch: DATA_FRESH_MS / 1000 } as const;

/** Cached port statuses, without fetching or polling; `refresh` fetches new ones. */
export function useKnownPorts() {
  const dispatch = useDispatch<ThunkDispatch<never, unknown, UnknownAction>>();
  const [cached] = useDevice(portCache);
  const fetched = useFetchedPorts(
    getPorts.useQueryState(undefined),
    getPortStatuses.useQueryState(undefined),
  );
  const known = fetched ?? cached;
  const portOf = useMemo(() => findReport(known?.ports), [known]);
  return {
    /** The same function until a status changes. */
    portOf,
    refresh: async () => {
      await dispatch(getPortStatuses.initiate(undefined, options));
      await dispatch(getPorts.initiate(undefined, options));
    },
  };
}
