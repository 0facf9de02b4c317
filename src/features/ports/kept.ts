import { PORTS_MAX } from '../../config/limits';
import { storageKeys } from '../../config/storageKeys';
import { portStates } from '../../content/portStates';
import { isRecord } from '../../lib/isRecord';
import { readItem, writeItem } from '../../lib/safeStorage';
import { DAY_MS } from '../../lib/timeUnits';
import type { PortState } from './joinPorts';

/** States with the moment they were fetched, in milliseconds since 1970. */
export interface KnownStates {
  readonly at: number;
  readonly ports: readonly PortState[];
  /** The answer had more ports than these. */
  readonly hasMore: boolean;
}

const { key } = storageKeys.portStates;

const isOptional = (value: unknown, type: 'string' | 'number') =>
  value === undefined || typeof value === type;

function isPortState(value: unknown): value is PortState {
  if (!isRecord(value)) return false;
  const texts = [value.code, value.name, value.country, value.place, value.kind, value.note];
  return (
    texts.every((text) => typeof text === 'string') &&
    typeof value.state === 'string' &&
    Object.hasOwn(portStates, value.state) &&
    isOptional(value.told, 'string') &&
    isOptional(value.updatedAt, 'string') &&
    [value.waitDays, value.latitude, value.longitude].every((number) => isOptional(number, 'number'))
  );
}

/** The last states that this device has seen; undefined when there are none that we could have written. */
export function readKept(): KnownStates | undefined {
  try {
    const stored = JSON.parse(readItem(key) ?? 'null') as unknown;
    if (!isRecord(stored) || typeof stored.at !== 'number' || !Array.isArray(stored.ports)) return undefined;
    // From a clock that was wrong: nobody knows how old these are.
    if (stored.at > Date.now() + DAY_MS) return undefined;
    const seen = new Set<string>();
    const ports = stored.ports
      .filter(isPortState)
      .filter(({ code }) => !seen.has(code) && seen.add(code))
      .slice(0, PORTS_MAX);
    return ports.length > 0 ? { at: stored.at, ports, hasMore: stored.hasMore === true } : undefined;
  } catch {
    return undefined;
  }
}

/** Saves as many as are read again: an endless list must not fill the device. */
export const keep = (states: KnownStates): void => {
  writeItem(key, JSON.stringify({ ...states, ports: states.ports.slice(0, PORTS_MAX) }));
};
