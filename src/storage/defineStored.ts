import { safeParse } from 'valibot';
import type { GenericSchema } from 'valibot';
import { HOUR_MS } from '../lib/time/timeUnits';
import { announceChange, removeKey, subscribeToKey } from './changes';
import type { ChangeSource } from './changes';
import { getItem, setItem } from './localItems';
import { readRecord, wrap } from './storedRecord';
import type { DeviceKey, StoredRecord } from './storedRecord';

interface StoredOptions<T, F> {
  /** From the registry in config/storageKeys.ts, which also says how long the value is stored. */
  readonly key: DeviceKey;
  readonly schema: GenericSchema<unknown, T>;
  /** The value when nothing readable is stored. */
  readonly fallback: NoInfer<F>;
}

/** A value in localStorage. None of its functions throws when storage is forbidden, full or corrupt. */
export interface Stored<T, F = T> {
  readonly fallback: F;
  /** The stored value or the fallback; the same reference until it changes. */
  readonly read: () => T | F;
  /** The stored value with its times; undefined when nothing readable is stored. */
  readonly find: () => StoredRecord<T> | undefined;
  /**
   * Saves a value; its lifetime starts again.
   * @param lifetimeDays when this value must be deleted earlier than the key's lifetime says
   * @returns whether the device saved it
   */
  readonly write: (value: T, lifetimeDays?: number) => boolean;
  /** Changes the value that is stored at this moment, perhaps by another tab. Returns like `write`. */
  readonly update: (change: (current: T | F) => T) => boolean;
  /** @returns whether nothing is stored any more */
  readonly remove: () => boolean;
  /**
   * Calls the listener after each change, by this tab or another.
   * @returns unsubscribes
   */
  readonly subscribe: (listener: (value: T | F, source: ChangeSource) => void) => () => void;
}

/** An unchanged value is written again only to renew its lifetime, and no more often than this. */
const RENEWAL_MS = HOUR_MS;

/** Defines a value that is stored on the visitor's device: the only way to do so, besides the session. */
export function defineStored<T, F extends T | undefined = T>({
  key,
  schema,
  fallback,
}: StoredOptions<T, F>): Stored<T, F> {
  // Parsed once for each text, so that React sees the same reference.
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
    // Saved as it will be read again, or not at all.
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
