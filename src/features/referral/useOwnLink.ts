import { useEffect, useState } from 'react';
import { useDevice, useDeviceDispatch } from '../../device/useDevice';
import { makeReferralCode } from '../../lib/referralCode';
import { ownCode } from './referralItems';

/** The visitor's own referral code, shared by the button that makes it and the sheet that shows it. */
export function useOwnLink() {
  const dispatch = useDeviceDispatch();
  const [code, setCode, remove, isSaved] = useDevice(ownCode);
  /** Whether the visitor made the code on this visit, so that focus follows to its sheet. */
  const [isNew, setIsNew] = useState(false);

  // A deleted code can't be recreated, so each visit renews its lifetime.
  useEffect(() => {
    if (code) dispatch(ownCode.changed(code));
  }, [code, dispatch]);

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

export type OwnLinkState = ReturnType<typeof useOwnLink>;
