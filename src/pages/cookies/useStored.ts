import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { storageKeys } from '../../config/storageKeys';
import { storedItems } from '../../content/storedItems';
import type { StoredItem } from '../../content/storedItems';
import { itemsReplaced } from '../../features/enquiry/enquirySlice';
import { referralForgotten } from '../../features/referral/referralSlice';
import { cacheNames, dropCaches } from '../../lib/cacheStorage';
import { isStored } from '../../lib/expiringStorage';
import { removeItem } from '../../lib/safeStorage';
import { selectHasSession, sessionDeleted } from '../../session/authSlice';

const session = [storageKeys.accessToken, storageKeys.refreshToken, storageKeys.user];

async function storedNow(): Promise<readonly StoredItem[]> {
  const kept = await cacheNames(storageKeys.keptPages.key);
  return storedItems.filter((item) => (item.store === 'cacheStorage' ? kept.length > 0 : isStored(item)));
}

/** What lies on this device under the registry's keys: undefined before hydration. What is deleted leaves the store too. */
export function useStored() {
  const dispatch = useDispatch();
  const hasSession = useSelector(selectHasSession);
  const [stored, setStored] = useState<readonly StoredItem[]>();

  useEffect(() => {
    let isHere = true;
    const look = () => {
      void storedNow().then((now) => {
        if (isHere) setStored(now);
      });
    };
    look();
    window.addEventListener('storage', look);
    return () => {
      isHere = false;
      window.removeEventListener('storage', look);
    };
  }, []);

  const remove = async (gone: readonly StoredItem[]) => {
    const keys = new Set(gone.map(({ key }) => key));
    if (hasSession && session.some(({ key }) => keys.has(key))) dispatch(sessionDeleted());
    if (keys.has(storageKeys.enquiryList.key)) dispatch(itemsReplaced([]));
    if (keys.has(storageKeys.referralCode.key)) dispatch(referralForgotten());
    for (const key of keys) removeItem(key);
    if (keys.has(storageKeys.keptPages.key)) await dropCaches(storageKeys.keptPages.key);
    setStored(await storedNow());
  };

  return { stored, remove };
}
