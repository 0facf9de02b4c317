import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { DeviceKey } from '../config/storageKeys';
import type { DeviceRecord } from './deviceRecords';

/** An item on the device, as this tab knows it. */
export interface DeviceEntry extends Partial<DeviceRecord> {
  /** Whether the device has the value. If not, it lasts until the page is closed. */
  readonly isSaved: boolean;
  /** What Undo restores, until the item changes again. */
  readonly undoable?: DeviceRecord | undefined;
}

/** Everything stored on the device, by key, except the session; undefined if there's neither a value nor Undo. */
export type DeviceState = Readonly<Record<string, DeviceEntry | undefined>>;

/** Records by key; null if there is none. */
type Records = Readonly<Record<string, DeviceRecord | null>>;

interface Change {
  readonly key: string;
  readonly value: unknown;
  readonly lifetimeDays?: number | undefined;
  /** Whether it may be saved. A value that couldn't be read again lasts until the page is closed. */
  readonly isStorable: boolean;
  readonly undoable?: DeviceRecord | undefined;
  /** Whether what Undo restores remains. */
  readonly keepsUndo?: boolean | undefined;
}

const withRecords = (state: DeviceState, records: Records): DeviceState => ({
  ...state,
  ...Object.fromEntries(
    Object.entries(records).map(([key, record]) => [key, record ? { ...record, isSaved: true } : undefined]),
  ),
});

/** The value that a key has now, with its timestamp. */
export const recordOf = (entry: DeviceEntry | undefined): DeviceRecord | undefined =>
  entry?.value === undefined
    ? undefined
    : { value: entry.value, savedAt: entry.savedAt ?? 0, lifetimeDays: entry.lifetimeDays };

const removed = (undoable: DeviceRecord | undefined): DeviceEntry | undefined =>
  undoable && { isSaved: true, undoable };

const initialState: DeviceState = {};

const deviceSlice = createSlice({
  name: 'device',
  initialState,
  reducers: {
    /** Read from the device when the page starts. */
    deviceRead: (state, { payload }: PayloadAction<Records>) => withRecords(state, payload),
    /** Another tab changed these items. `isCleared`: it cleared everything. */
    syncedFromTab: (
      state,
      { payload }: PayloadAction<{ readonly records: Records; readonly isCleared?: boolean }>,
    ) => withRecords(state, payload.records),
    valueChanged: {
      prepare: (change: Change) => ({ payload: { ...change, savedAt: Date.now() } }),
      reducer: (state, { payload }: PayloadAction<Change & { readonly savedAt: number }>) => {
        const { key, value, savedAt, lifetimeDays, isStorable, keepsUndo } = payload;
        const undoable = keepsUndo ? state[key]?.undoable : payload.undoable;
        return { ...state, [key]: { value, savedAt, lifetimeDays, isSaved: isStorable, undoable } };
      },
    },
    valueRemoved: (
      state,
      { payload: { key, undoable } }: PayloadAction<{ key: string; undoable?: DeviceRecord | undefined }>,
    ) => ({ ...state, [key]: removed(undoable) }),
    /** Several items were removed at once. */
    cleared: (
      state,
      { payload: { keys, isUndoable } }: PayloadAction<{ keys: readonly string[]; isUndoable: boolean }>,
    ) => ({
      ...state,
      ...Object.fromEntries(keys.map((key) => [key, isUndoable ? removed(recordOf(state[key])) : undefined])),
    }),
    undone: (state, { payload: { keys } }: PayloadAction<{ readonly keys: readonly string[] }>) => ({
      ...state,
      ...Object.fromEntries(
        keys.flatMap((key) => {
          const undoable = state[key]?.undoable;
          return undoable ? [[key, { ...undoable, isSaved: true }]] : [];
        }),
      ),
    }),
    /** Undo is no longer offered for any item, so that nobody else gets what was removed. */
    undoDropped: (state) =>
      Object.fromEntries(
        Object.entries(state).map(([key, entry]) => [
          key,
          entry?.value === undefined ? undefined : { ...entry, undoable: undefined },
        ]),
      ),
    /** The device couldn't save the item, because storage is blocked or full. */
    saveFailed: (state, { payload: key }: PayloadAction<string>) => {
      const entry = state[key];
      return entry ? { ...state, [key]: { ...entry, isSaved: false } } : state;
    },
  },
});

export const deviceReducer = deviceSlice.reducer;
export const {
  deviceRead,
  syncedFromTab,
  valueChanged,
  valueRemoved,
  cleared,
  undone,
  undoDropped,
  saveFailed,
} = deviceSlice.actions;
export interface WithDevice {
  readonly device: DeviceState;
}

/** Whether an item has a value, without the code that validates it. */
export const selectHasValue =
  ({ key }: DeviceKey) =>
  ({ device }: WithDevice): boolean =>
    device[key]?.value !== undefined;
