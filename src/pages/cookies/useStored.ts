import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { storageKeys } from '../../config/storageKeys';
import { storedItems } from '../../content/storedItems';
import type { StoredItem } from '../../content/storedItems';
import { enquiryCleared } from '../../features/enquiry/enquirySlice';
import { referralForgotten } from '../../features/referral/referralSlice';
import { readItem, removeItem } from '../../lib/safeStorage';
import { selectIsSignedIn, signedOut } from '../../session/authSlice';

const session = [storageKeys.accessToken, storageKeys.refreshToken, storageKeys.user];
const storedNow = () => storedItems.filter(({ key }) => readItem(key) !== null);

/** What lies on this device under the registry's keys: undefined before hydration. What is deleted leaves the store too. */
export function useStored() {
  const dispatch = useDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const [stored, setStored] = useState<readonly StoredItem[]>();

  useEffect(() => {
    const look = () => {
      setStored(storedNow());
    };
    const timer = setTimeout(look);
    window.addEventListener('storage', look);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('storage', look);
    };
  }, []);

  const remove = (gone: readonly StoredItem[]) => {
    const keys = new Set(gone.map(({ key }) => key));
    if (isSignedIn && session.some(({ key }) => keys.has(key))) dispatch(signedOut());
    if (keys.has(storageKeys.enquiryList.key)) dispatch(enquiryCleared());
    if (keys.has(storageKeys.referralCode.key)) dispatch(referralForgotten());
    for (const key of keys) removeItem(key);
    setStored(storedNow());
  };

  return { stored, remove };
}
