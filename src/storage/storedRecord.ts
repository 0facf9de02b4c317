import { FIRST_RELEASE_MS } from '../config/limits';
import type { DeviceKey } from '../config/storageKeys';
import { isRecord } from '../lib/isRecord';
import { DAY_MS } from '../lib/time/timeUnits';
import { getItem, removeItem, setItem } from './localItems';

/** A stored value with its timestamps, in milliseconds since the epoch. */
export interface StoredRecord<T = unknown> {
  readonly value: T;
  readonly savedAt: number;
  readonly expiresAt: number;
}

interface Unwrapped {
  readonly value: unknown;
  readonly keptAt?: unknown;
  readonly lifetimeDays?: unknown;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Earlier builds stored the bare value. Only a referral code had a timestamp, `keptAt`, next to its own fields. */
function unwrap(text: string): Unwrapped | undefined {
  const stored = parseJson(text);
  if (isRecord(stored)) {
    const isWrapped = Object.hasOwn(stored, 'value') && Object.hasOwn(stored, 'keptAt');
    return isWrapped ? (stored as Unwrapped & typeof stored) : { value: stored, keptAt: stored.keptAt };
  }
  return stored === undefined ? undefined : { value: stored };
}

/** Serializes a value with its timestamps. */
export const wrap = (value: unknown, savedAt: number, lifetimeDays?: number): string =>
  JSON.stringify({ value, keptAt: savedAt, lifetimeDays });

/** Whether the clock is years behind, as that of a phone without power. */
const isBehind = (time: number) => time < FIRST_RELEASE_MS;

/** The stored value before validation; undefined if there is none. Deletes it if it's expired or corrupt. */
export function readRecord(key: DeviceKey, now = Date.now()): StoredRecord | undefined {
  const text = getItem(key.key);
  if (text === null) return undefined;
  const stored = unwrap(text);
  const lifetimeDays = typeof stored?.lifetimeDays === 'number' ? stored.lifetimeDays : undefined;
  const days = Math.min(key.lifetimeDays, lifetimeDays ?? Infinity);
  let savedAt = typeof stored?.keptAt === 'number' ? stored.keptAt : NaN;
  // While the clock is behind, nothing expires, and the right timestamp remains.
  if (stored && isBehind(now))
    return { value: stored.value, savedAt: savedAt <= now ? savedAt : now, expiresAt: now + days * DAY_MS };
  if (stored && !(savedAt <= now && !isBehind(savedAt))) {
    // Stored without a timestamp, or while the clock was ahead or behind: start its lifetime now.
    savedAt = now;
    setItem(key.key, wrap(stored.value, now, lifetimeDays));
  }
  const expiresAt = savedAt + days * DAY_MS;
  if (stored && now < expiresAt) return { value: stored.value, savedAt, expiresAt };
  removeItem(key.key);
  return undefined;
}
