import { act } from '@testing-library/react';
import { storageKeys } from '../../src/config/storageKeys';
import type { DeviceItem } from '../../src/device/defineDeviceItem';
import { openStore } from './session';

export type ItemName = keyof typeof storageKeys;

/** Stores a value on the device, as an earlier visit would have. */
export function saveItem(name: ItemName, value: unknown, keptAt = Date.now()): void {
  localStorage.setItem(storageKeys[name].key, JSON.stringify({ value, keptAt }));
}

/** The stored value; undefined if there is none. */
export function savedItem(name: ItemName): unknown {
  const text = localStorage.getItem(storageKeys[name].key);
  return text === null ? undefined : (JSON.parse(text) as { value: unknown }).value;
}

/** Sends the event that a tab gets when another one has changed or deleted this item; all of them without a name. */
export function announceChange(name?: ItemName): void {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: name ? storageKeys[name].key : null }));
  });
}

/** Stores a value as another tab would. */
export function saveItemElsewhere(name: ItemName, value: unknown): void {
  saveItem(name, value);
  announceChange(name);
}

/** What a newly loaded page gets from the device. */
export const readItem = <T, F>(item: DeviceItem<T, F>): T | F => item.select(openStore().store.getState());
