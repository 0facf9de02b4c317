import { createSelector } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import { safeParse } from 'valibot';
import type { GenericSchema } from 'valibot';
import type { DeviceKey } from '../config/storageKeys';
import type { DeviceThunk } from './deviceListeners';
import { readRecord } from './deviceRecords';
import type { DeviceRecord } from './deviceRecords';
import { recordOf, syncedFromTab, undone, valueChanged, valueRemoved } from './deviceSlice';
import type { WithDevice } from './deviceSlice';

interface ItemOptions<T, F> {
  /** From the registry in config/storageKeys.ts, which also has its lifetime. */
  readonly key: DeviceKey;
  readonly schema: GenericSchema<unknown, T>;
  /** Selected if there is no valid value. */
  readonly fallback: NoInfer<F>;
}

interface ChangeOptions {
  /** Shortens the key's lifetime. */
  readonly lifetimeDays?: number | undefined;
  /** What Undo restores. */
  readonly undoable?: DeviceRecord | undefined;
  /** Whether what Undo restores remains. */
  readonly keepsUndo?: boolean;
}

/** Something stored on the visitor's device. Everything but the session is defined this way. */
export interface DeviceItem<T, F = T> {
  readonly fallback: F;
  /** The value or the fallback. The same reference until it changes. */
  readonly select: (state: WithDevice) => T | F;
  /** The value with its timestamp; undefined if there is none. */
  readonly selectRecord: (state: WithDevice) => DeviceRecord | undefined;
  /** Whether the device has the value; true if there is none. */
  readonly selectIsSaved: (state: WithDevice) => boolean;
  /** What Undo restores, if that's valid. The same reference until it changes. */
  readonly selectUndoable: (state: WithDevice) => T | undefined;
  readonly selectCanUndo: (state: WithDevice) => boolean;
  /** Action: sets the value and restarts its lifetime. */
  readonly changed: (value: T, options?: ChangeOptions) => UnknownAction;
  /** Action: sets a value that only the store has. */
  readonly unsaved: (value: T) => UnknownAction;
  readonly removed: (undoable?: DeviceRecord) => UnknownAction;
  /** Action: restores what was removed or changed last, if that can be undone. */
  readonly undone: () => UnknownAction;
  /** What the device has now, which may be newer than the store. */
  readonly read: () => T | F;
  /** Reads the device again, in case the event of another tab's change hasn't been handled yet. */
  readonly refreshed: () => DeviceThunk;
  /**
   * Reads the device again, then changes the value.
   * @param change returns undefined to remove the value
   * @param isUndoable whether Undo restores the value if it's removed
   */
  readonly updated: (change: (current: T | F) => T | undefined, isUndoable?: boolean) => DeviceThunk;
}

export function defineDeviceItem<T, F extends T | undefined = T>({
  key: entry,
  schema,
  fallback,
}: ItemOptions<T, F>): DeviceItem<T, F> {
  const { key } = entry;
  const entryOf = ({ device }: WithDevice) => device[key];
  const selectIsSaved = (state: WithDevice) => entryOf(state)?.isSaved ?? true;

  const parse = (value: unknown): T | undefined => {
    const { success, output } = safeParse(schema, value);
    return success ? output : undefined;
  };
  const parseOr = (value: unknown): T | F => {
    const parsed = parse(value);
    return parsed === undefined ? fallback : parsed;
  };

  const select = createSelector(
    [(state: WithDevice) => entryOf(state)?.value, selectIsSaved],
    (value, isSaved): T | F => {
      if (value === undefined) return fallback;
      // Set in this tab, and maybe not valid yet.
      return isSaved ? parseOr(value) : (value as T);
    },
  );

  const changed = (value: T, options?: ChangeOptions) => {
    // Only what can be read again is saved.
    const { success, output } = safeParse(schema, value);
    return valueChanged({ ...options, key, value: success ? output : value, isStorable: success });
  };

  const refreshed = (): DeviceThunk => (dispatch, getState) => {
    // If it couldn't be saved, only the store has it.
    if (!selectIsSaved(getState())) return;
    const record = readRecord(entry);
    const known = entryOf(getState())?.value;
    if (JSON.stringify(record?.value) !== JSON.stringify(known))
      dispatch(syncedFromTab({ records: { [key]: record ?? null } }));
  };

  return {
    fallback,
    select,
    selectRecord: (state) => recordOf(entryOf(state)),
    selectIsSaved,
    selectUndoable: createSelector([(state: WithDevice) => entryOf(state)?.undoable?.value], parse),
    selectCanUndo: (state) => entryOf(state)?.undoable !== undefined,
    changed,
    unsaved: (value) => valueChanged({ key, value, isStorable: false }),
    removed: (undoable) => valueRemoved({ key, undoable }),
    undone: () => undone({ keys: [key] }),
    read: () => parseOr(readRecord(entry)?.value),
    refreshed,
    updated: (change, isUndoable) => (dispatch, getState) => {
      dispatch(refreshed());
      const value = change(select(getState()));
      const undoable = isUndoable ? recordOf(entryOf(getState())) : undefined;
      dispatch(value === undefined ? valueRemoved({ key, undoable }) : changed(value));
    },
  };
}
