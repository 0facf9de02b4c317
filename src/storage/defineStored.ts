import { safeParse } from 'valibot';
import type { GenericSchema } from 'valibot';
import { HOUR_MS } from '../lib/timeUnits';
import { announceChange, subscribeToKey } from './changes';
import type { ChangeSource } from './changes';
import { getItem, removeItem, setItem } from './localItems';
import { readRecord, wrap } from './storedRecord';
import type { DeviceKey, StoredRecord } from './storedRecord';

interface StoredOptions<T> {
  /** From the registry in config/storageKeys.ts, which also says how long the value is stored. */
  readonly key: DeviceKey;
  readonly schema: GenericSchema<unknown, T>;
  /** The value when nothing readable is stored. */
  readonly fallback: NoInfer<T>;
}

/** A value in localStorage. None of its functions throws when storage is forbidden, full or corrupt. */
export interface Stored<T> {
  readonly fallback: T;
  /** The stored value or the fallback; the same reference until it changes. */
  readonly read: () => T;
  /** The stored value with its times; undefined when nothing readable is stored. */
  readonly find: () => StoredRecord<T> | undefined;
  /**
   * Saves a value; its lifetime starts again.
   * @param lifetimeDays when this value must be deleted earlier than the key's lifetime says
   * @returns whether the device saved it
   */
  readonly write: (value: T, lifetimeDays?: number) => boolean;
  /** Changes the value that is stored at this moment, perhaps by another tab. Returns like `write`. */
  readonly update: (change: (current: T) => T) => boolean;
  /** @returns whether nothing is stored any more */
  readonly remove: () => boolean;
  /**
   * Calls the listener after each change, by this tab or another.
   * @returns unsubscribes
   */
  readonly subscribe: (listener: (value: T, source: ChangeSource) => void) => () => void;
}

/** An unchanged value is written again only to renew its lifetime, and no more often than this. */
const RENEWAL_MS = HOUR_MS;

/** Defines a value that is stored on the visitor's device: the only way to do so, besides the session. */
export function defineStored<T>({ key, schema, fallback }: StoredOptions<T>): Stored<T> {
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
    const now = Date.now();
    const stored = readRecord(key, now);
    const isUnchanged = stored && getItem(key.key) === wrap(value, stored.savedAt, lifetimeDays);
    if (isUnchanged && now - stored.savedAt < RENEWAL_MS) return true;
    const isSaved = setItem(key.key, wrap(value, now, lifetimeDays));
    if (isSaved) announceChange(key.key);
    return isSaved;
  };

  return {
    fallback,
    read,
    find,
    write,
    update: (change) => write(change(read())),
    remove: () => {
      const isRemoved = removeItem(key.key);
      if (isRemoved) announceChange(key.key);
      return isRemoved;
    },
    subscribe: (listener) =>
      subscribeToKey(key.key, (source) => {
        listener(read(), source);
      }),
  };
}
