import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { storageKeys } from '../../config/storageKeys';
import { storedItems } from '../../content/legal/storedItems';
import type { StoredItem } from '../../content/legal/storedItems';
import { listDiscarded } from '../../features/enquiry/enquirySlice';
import { referralRemoved } from '../../features/referral/referralSlice';
import { selectHasSession, sessionDeleted } from '../../session/authSlice';
import { clearDevice, isStored, removeEntry } from '../../storage/deviceEntries';

const session = [storageKeys.accessToken, storageKeys.refreshToken, storageKeys.user];

async function storedNow(): Promise<readonly StoredItem[]> {
  const isThere = await Promise.all(storedItems.map(isStored));
  return storedItems.filter((_item, index) => isThere[index]);
}

/**
 * The registry's entries stored on this device; undefined before hydration. Deleting an entry also removes it
 * from the store.
 */
export function useDeviceEntries() {
  const dispatch = useDispatch();
  const hasSession = useSelector(selectHasSession);
  const [stored, setStored] = useState<readonly StoredItem[]>();

  useEffect(() => {
    let isMounted = true;
    const refresh = () => {
      void storedNow().then((now) => {
        if (isMounted) setStored(now);
      });
    };
    refresh();
    window.addEventListener('storage', refresh);
    return () => {
      isMounted = false;
      window.removeEventListener('storage', refresh);
    };
  }, []);

  const removeFromStore = (entries: readonly { readonly key: string }[]) => {
    const keys = new Set(entries.map(({ key }) => key));
    if (hasSession && session.some(({ key }) => keys.has(key))) dispatch(sessionDeleted());
    if (keys.has(storageKeys.enquiryList.key)) dispatch(listDiscarded());
    if (keys.has(storageKeys.referralCode.key)) dispatch(referralRemoved());
  };

  return {
    stored,
    remove: async (entry: StoredItem) => {
      removeFromStore([entry]);
      await removeEntry(entry);
      setStored(await storedNow());
    },
    clear: async () => {
      removeFromStore(storedItems);
      await clearDevice();
      setStored(await storedNow());
    },
  };
}
