import { useEffect, useState } from 'react';
import { makeReferralCode } from '../../lib/referralCode';
import { useStored } from '../../storage/useStored';
import { storedOwnCode } from './storedReferral';

/** The visitor's own referral code, shared by the button that makes it and the sheet that shows it. */
export function useOwnLink() {
  const [code, setCode, remove, isSaved] = useStored(storedOwnCode);
  /** Whether the visitor made the code on this visit, so that focus follows to its sheet. */
  const [isNew, setIsNew] = useState(false);

  // A deleted code can't be recreated, so each visit renews its lifetime.
  useEffect(() => {
    if (code) storedOwnCode.write(code);
  }, [code]);

  return {
    code,
    isSaved,
    isNew,
    make: () => {
      setCode(storedOwnCode.read() || makeReferralCode());
      setIsNew(true);
    },
    remove: () => {
      remove();
      setIsNew(false);
    },
  };
}

export type OwnLinkState = ReturnType<typeof useOwnLink>;
