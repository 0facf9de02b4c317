import { storageKeys } from '../config/storageKeys';
import type { StorageKey } from '../config/storageKeys';
import { cacheNames, dropCaches } from '../lib/cacheStorage';
import { announceChange } from './changes';
import { getItem, removeAll, removeItem } from './localItems';
import { readRecord } from './storedRecord';

/** Whether the browser has anything under a key of the registry; what has expired is deleted first. */
export async function isStored(entry: StorageKey): Promise<boolean> {
  const { key, store, lifetimeDays } = entry;
  if (store === 'cacheStorage') return (await cacheNames(key)).length > 0;
  if (lifetimeDays === undefined) return getItem(key, store) !== null;
  return readRecord({ ...entry, lifetimeDays }) !== undefined;
}

export async function removeEntry({ key, store }: StorageKey): Promise<void> {
  if (store === 'cacheStorage') {
    await dropCaches(key);
    return;
  }
  removeItem(key, store);
  announceChange(key);
}

/** Deletes everything the browser stores for this site, also under names that only earlier builds used. */
export async function clearDevice(): Promise<void> {
  removeAll('localStorage');
  removeAll('sessionStorage');
  for (const { key } of Object.values(storageKeys)) announceChange(key);
  await dropCaches('');
}
