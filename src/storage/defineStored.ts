import { safeParse } from 'valibot';
import type { GenericSchema } from 'valibot';
import type { DeviceKey } from '../config/storageKeys';
import { HOUR_MS } from '../lib/time/timeUnits';
import { announceChange, removeKey, subscribeToKey } from './changes';
import type { ChangeSource } from './changes';
import { getItem, setItem } from './localItems';
import { readRecord, wrap } from './storedRecord';
import type { StoredRecord } from './storedRecord';

interface StoredOptions<T, F> {
  /** From the registry in config/storageKeys.ts, which also has its lifetime. */
  readonly key: DeviceKey;
  readonly schema: GenericSchema<unknown, T>;
  /** Returned if no valid value is stored. */
  readonly fallback: NoInfer<F>;
}

/** A value in localStorage. No method throws, even if storage is blocked, full or corrupt. */
export interface Stored<T, F = T> {
  readonly fallback: F;
  /** The stored value or the fallback. Returns the same reference until it changes. */
  readonly read: () => T | F;
  /** The stored value with its timestamps; undefined if there is no valid one. */
  readonly find: () => StoredRecord<T> | undefined;
  /**
   * Saves a value and restarts its lifetime.
   * @param lifetimeDays overrides the key's lifetime with a shorter one
   * @returns whether the device saved it
   */
  readonly write: (value: T, lifetimeDays?: number) => boolean;
  /** Updates the stored value, which another tab may have changed. Returns the same as `write`. */
  readonly update: (change: (current: T | F) => T) => boolean;
  /** @returns whether the key is now empty */
  readonly remove: () => boolean;
  /**
   * Calls the listener after each change, in this tab or another.
   * @returns unsubscribe
   */
  readonly subscribe: (listener: (value: T | F, source: ChangeSource) => void) => () => void;
}

/** Minimum time between two writes of an unchanged value, which only renew its lifetime. */
const RENEWAL_MS = HOUR_MS;

/** Defines a value stored on the visitor's device. Everything but the session is stored this way. */
export function defineStored<T, F extends T | undefined = T>({
  key,
  schema,
  fallback,
}: StoredOptions<T, F>): Stored<T, F> {
  // Parsed once per text, so that React gets a stable reference.
  let parsed: { readonly text: string | null; readonly record?: StoredRecord<T> | undefined } = {
    text: null,
  };

  const find = () => {
    const { text, record } = parsed;
    if (getItem(key.key) === text && (!record || Date.now() < record.expiresAt)) return record;
    const stored = readRecord(key);
    const result = stored && safeParse(schema, stored.value);
    parsed = {
      text: getItem(key.key),
      record: stored && result?.success ? { ...stored, value: result.output } : undefined,
    };
    return parsed.record;
  };

  const read = () => {
    const record = find();
    return record ? record.value : fallback;
  };

  const write = (value: T, lifetimeDays?: number) => {
    // Only saves what can be read again.
    const { success, output } = safeParse(schema, value);
    if (!success) return false;
    const now = Date.now();
    const stored = readRecord(key, now);
    const isUnchanged = stored && getItem(key.key) === wrap(output, stored.savedAt, lifetimeDays);
    if (isUnchanged && now - stored.savedAt < RENEWAL_MS) return true;
    const isSaved = setItem(key.key, wrap(output, now, lifetimeDays));
    if (isSaved) announceChange(key.key);
    return isSaved;
  };

  return {
    fallback,
    read,
    find,
    write,
    update: (change) => write(change(read())),
    remove: () => removeKey(key.key),
    subscribe: (listener) =>
      subscribeToKey(key.key, (source) => {
        listener(read(), source);
      }),
  };
}
