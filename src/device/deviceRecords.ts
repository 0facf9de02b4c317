import { FIRST_RELEASE_MS } from '../config/limits';
import { deviceKeys } from '../config/storageKeys';
import type { DeviceKey } from '../config/storageKeys';
import { isRecord } from '../lib/json';
import { DAY_MS, HOUR_MS } from '../lib/time/timeUnits';

type StoreName = DeviceKey['store'];

/** A value on the device, before validation. */
export interface DeviceRecord {
  readonly value: unknown;
  /** When its lifetime started, in milliseconds since the epoch. */
  readonly savedAt: number;
  /** Shortens the key's lifetime. */
  readonly lifetimeDays?: number | undefined;
}

/**
 * Accesses browser storage without throwing: it may be blocked (even reading the property then throws), full,
 * or missing, as in the prerender.
 */
function attempt<T>(store: StoreName, otherwise: T, action: (storage: Storage) => T): T {
  try {
    return action(globalThis[store]);
  } catch {
    return otherwise;
  }
}

/** The text stored under a key; null if there is none or storage is blocked. */
export const getItem = (key: string, store: StoreName): string | null =>
  attempt(store, null, (storage) => storage.getItem(key));

const setItem = (key: string, text: string, store: StoreName): boolean =>
  attempt(store, false, (storage) => {
    storage.setItem(key, text);
    return true;
  });

export const removeItem = (key: string, store: StoreName): void => {
  attempt(store, undefined, (storage) => storage.removeItem(key));
};

/** Deletes everything stored for this site, including keys of earlier builds. */
export function removeAllItems(): void {
  for (const store of ['localStorage', 'sessionStorage'] as const)
    attempt(store, undefined, (storage) => storage.clear());
}

const wrap = ({ value, savedAt, lifetimeDays }: DeviceRecord): string =>
  JSON.stringify({ value, keptAt: savedAt, lifetimeDays });

/** @returns undefined if the text is corrupt; `savedAt` is NaN if it's missing */
function unwrap(text: string): DeviceRecord | undefined {
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored) || stored.value === undefined) return undefined;
    const { value, keptAt, lifetimeDays } = stored;
    return {
      value,
      savedAt: typeof keptAt === 'number' ? keptAt : NaN,
      ...(typeof lifetimeDays === 'number' && { lifetimeDays }),
    };
  } catch {
    return undefined;
  }
}

/** Whether the clock is years behind, as that of a phone without power. */
const isBehind = (time: number) => time < FIRST_RELEASE_MS;

/** The value stored under a key, before validation. Deletes it if it's expired or corrupt. */
export function readRecord({ key, store, lifetimeDays = Infinity }: DeviceKey): DeviceRecord | undefined {
  const now = Date.now();
  const text = getItem(key, store);
  if (text === null) return undefined;
  const stored = unwrap(text);
  // While the clock is behind, nothing expires, and the right timestamp remains.
  if (stored && isBehind(now)) return stored.savedAt <= now ? stored : { ...stored, savedAt: now };
  if (stored && !(stored.savedAt <= now && !isBehind(stored.savedAt))) {
    // Stored without a timestamp, or while the clock was ahead or behind: start its lifetime now.
    const restarted = { ...stored, savedAt: now };
    setItem(key, wrap(restarted), store);
    return restarted;
  }
  const days = Math.min(lifetimeDays, stored?.lifetimeDays ?? Infinity);
  if (stored && now < stored.savedAt + days * DAY_MS) return stored;
  removeItem(key, store);
  return undefined;
}

/** Reads all items in the registry, and deletes those that have expired, even if no page reads them anymore. */
export const readAllRecords = (): Readonly<Record<string, DeviceRecord | null>> =>
  Object.fromEntries(deviceKeys.map((one) => [one.key, readRecord(one) ?? null]));

/**
 * Saves a record. Skips an unchanged value, whose lifetime is renewed at most once per hour.
 * @returns whether the device has it
 */
export function writeRecord({ key, store }: DeviceKey, record: DeviceRecord): boolean {
  const text = getItem(key, store);
  const stored = text === null ? undefined : unwrap(text);
  const age = stored ? record.savedAt - stored.savedAt : NaN;
  const isFresh = age >= 0 && age < HOUR_MS;
  if (stored && isFresh && text === wrap({ ...record, savedAt: stored.savedAt })) return true;
  return setItem(key, wrap(record), store);
}
