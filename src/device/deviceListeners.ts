import { isAnyOf } from '@reduxjs/toolkit';
import type { ListenerMiddlewareInstance, ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { deviceKeys } from '../config/storageKeys';
import { dropCaches } from '../lib/cacheStorage';
import { readAllRecords, readRecord, removeAllItems, removeItem, writeRecord } from './deviceRecords';
import {
  cleared,
  deviceRead,
  recordOf,
  saveFailed,
  syncedFromTab,
  undone,
  valueChanged,
  valueRemoved,
} from './deviceSlice';
import type { WithDevice } from './deviceSlice';

export type DeviceThunk<Result = void> = ThunkAction<Result, WithDevice, unknown, UnknownAction>;

/** Saves this tab's changes on the device. A jump in Redux DevTools dispatches nothing, so it saves nothing. */
export function addDeviceListeners({ startListening }: ListenerMiddlewareInstance): void {
  const isChange = isAnyOf(valueChanged, valueRemoved, cleared, undone);
  startListening({
    predicate: isChange,
    effect: (action, { dispatch, getState }) => {
      if (!isChange(action)) return;
      const { payload } = action;
      const { device } = getState() as WithDevice;
      const keys = 'keys' in payload ? payload.keys : [payload.key];
      for (const entry of deviceKeys.filter(({ key }) => keys.includes(key))) {
        const record = recordOf(device[entry.key]);
        if (!record) removeItem(entry.key, entry.store);
        else if (device[entry.key]?.isSaved && !writeRecord(entry, record)) dispatch(saveFailed(entry.key));
      }
    },
  });
}

/** Deletes everything stored for this site. Undo restores the items, but neither the session nor saved pages. */
export const clearDevice = (): DeviceThunk<Promise<unknown>> => (dispatch, getState) => {
  // First, so that other tabs learn that everything was cleared at once.
  removeAllItems();
  dispatch(cleared({ keys: Object.keys(getState().device), isUndoable: true }));
  return dropCaches('');
};

interface Store {
  readonly dispatch: (action: UnknownAction) => unknown;
  readonly getState: () => WithDevice;
}

/**
 * Reads the device into the store, and follows changes of other tabs. A page restored from the back/forward cache
 * has missed their events, so it reads everything again.
 * @returns teardown
 */
export function followDevice({ dispatch, getState }: Store): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // After `localStorage.clear()`, the key is null. It doesn't reach this tab's own items.
    if (key === null) {
      for (const one of deviceKeys) if (one.store === 'sessionStorage') removeItem(one.key, one.store);
      dispatch(syncedFromTab({ records: readAllRecords(), isCleared: true }));
    }
    const changed = deviceKeys.find((one) => one.key === key);
    if (changed) dispatch(syncedFromTab({ records: { [changed.key]: readRecord(changed) ?? null } }));
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    const { device } = getState();
    // Only this tab has what the device couldn't save.
    const isFollowed = ([key]: readonly [string, unknown]) => device[key]?.isSaved !== false;
    const records = Object.fromEntries(Object.entries(readAllRecords()).filter(isFollowed));
    dispatch(syncedFromTab({ records }));
  };
  dispatch(deviceRead(readAllRecords()));
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
