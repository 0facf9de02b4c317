import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { deviceKeys, storageKeys } from '../../config/storageKeys';
import type { StorageKey } from '../../config/storageKeys';
import { storedItems } from '../../content/legal/storedItems';
import type { StoredItem } from '../../content/legal/storedItems';
import { clearDevice } from '../../device/deviceListeners';
import { getItem, removeItem } from '../../device/deviceRecords';
import { cleared, undoDropped, undone } from '../../device/deviceSlice';
import type { WithDevice } from '../../device/deviceSlice';
import { useDeviceDispatch } from '../../device/useDevice';
import { cacheNames, dropCaches } from '../../lib/cacheStorage';
import { selectHasSession, sessionDeleted } from '../../session/authSlice';

const session: readonly string[] = [
  storageKeys.accessToken.key,
  storageKeys.refreshToken.key,
  storageKeys.user.key,
];

async function isStored({ key, store }: StorageKey): Promise<boolean> {
  return store === 'cacheStorage' ? (await cacheNames(key)).length > 0 : getItem(key, store) !== null;
}

async function storedNow(): Promise<readonly StoredItem[]> {
  const isThere = await Promise.all(storedItems.map(isStored));
  return storedItems.filter((_item, index) => isThere[index]);
}

/**
 * The registry's entries stored on this device; undefined before hydration. What is deleted can be restored until the
 * visitor leaves the page, except the session and saved pages.
 */
export function useDeviceEntries() {
  const dispatch = useDeviceDispatch();
  const device = useSelector((state: WithDevice) => state.device);
  const hasSession = useSelector(selectHasSession);
  const [stored, setStored] = useState<readonly StoredItem[]>();
  /** Deleted on this page. */
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const undoable = removed.filter((key) => device[key]?.undoable);

  useEffect(() => {
    let isCurrent = true;
    void storedNow().then((now) => {
      if (isCurrent) setStored(now);
    });
    return () => {
      isCurrent = false;
    };
  }, [device, hasSession]);

  useEffect(
    () => () => {
      dispatch(undoDropped());
    },
    [dispatch],
  );

  return {
    stored,
    canUndo: undoable.length > 0,
    undo: () => {
      dispatch(undone({ keys: undoable }));
    },
    remove: async ({ key, store }: StoredItem) => {
      if (hasSession && session.includes(key)) dispatch(sessionDeleted());
      if (store === 'cacheStorage') await dropCaches(key);
      else removeItem(key, store);
      dispatch(cleared({ keys: [key], isUndoable: true }));
      setRemoved((earlier) => [...earlier, key]);
      setStored(await storedNow());
    },
    clear: async () => {
      // First, so that the end of the session doesn't withdraw Undo.
      if (hasSession) dispatch(sessionDeleted());
      setRemoved(deviceKeys.map(({ key }) => key));
      await dispatch(clearDevice());
      setStored(await storedNow());
    },
  };
}
