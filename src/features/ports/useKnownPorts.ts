import { useCallback, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { getPorts, getPortStatuses } from '../../api/portEndpoints';
import { DATA_FRESH_MS } from '../../config/limits';
import { findPort } from '../../content/ports/findPort';
import { useDevice } from '../../device/useDevice';
import type { PortState } from './joinPorts';
import { portCache } from './portCache';
import { useFetchedPorts } from './usePortStates';

/** Resolves aliases, because backends use more than one code for some ports. */
const canonical = (code: string) => findPort(code)?.code ?? code.trim().toUpperCase();

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
  const byCode = useMemo(() => new Map(known?.ports.map((port) => [canonical(port.code), port])), [known]);
  const portOf = useCallback((code: string): PortState | undefined => byCode.get(canonical(code)), [byCode]);
  return {
    /** The same function until a status changes. */
    portOf,
    refresh: async () => {
      await dispatch(getPortStatuses.initiate(undefined, options));
      await dispatch(getPorts.initiate(undefined, options));
    },
  };
}
