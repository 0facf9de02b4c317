import { useEffect, useState } from 'react';
import type { DeviceThunk } from '../../device/deviceListeners';
import { useDevice, useDeviceDispatch } from '../../device/useDevice';
import { makeReferralCode } from '../../lib/referralCode';
import { ownCode } from './referralItems';

/** A deleted code can't be recreated, so each visit to the referral page renews its lifetime. */
const renewed = (): DeviceThunk => (dispatch, getState) => {
  const code = ownCode.select(getState());
  if (code) dispatch(ownCode.changed(code));
};

/** The visitor's own referral code. */
export function useOwnLink() {
  const dispatch = useDeviceDispatch();
  const [code, setCode, remove, isSaved] = useDevice(ownCode);
  /** Whether the visitor made the code on this visit, so that focus follows to its sheet. */
  const [isNew, setIsNew] = useState(false);

  useEffect(() => {
    dispatch(renewed());
  }, [dispatch]);

  return {
    code,
    isSaved,
    isNew,
    make: () => {
      setCode((current) => current || makeReferralCode());
      setIsNew(true);
    },
    remove: () => {
      remove();
      setIsNew(false);
    },
  };
}
