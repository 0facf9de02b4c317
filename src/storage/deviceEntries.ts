import { storageKeys } from '../config/storageKeys';
import type { StorageKey } from '../config/storageKeys';
import { cacheNames, dropCaches } from '../lib/cacheStorage';
import { announceChange } from './changes';
import { getItem, removeAll, removeItem } from './localItems';
import { readRecord } from './storedRecord';

/** Whether anything is stored under a key of the registry. Deletes it first if it has expired. */
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

/** Deletes everything stored for this site, including keys of earlier builds. */
export async function clearDevice(): Promise<void> {
  removeAll('localStorage');
  removeAll('sessionStorage');
  for (const { key } of Object.values(storageKeys)) announceChange(key);
  await dropCaches('');
}
