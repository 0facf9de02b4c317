import { useEffect, useState } from 'react';
import { makeReferralCode } from '../../lib/referralCode';
import { readOwnCode, removeOwnCode, writeOwnCode } from './ownCode';

/** The code of this device: none until one is made, and after it was removed. */
export function useOwnCode() {
  const [code, setCode] = useState<string>();
  const [isKept, setIsKept] = useState(true);

  useEffect(() => {
    // What is kept on the device can only be known after hydration.
    const timer = setTimeout(() => {
      setCode(readOwnCode());
    });
    return () => {
      clearTimeout(timer);
    };
  }, []);

  return {
    code,
    /** Whether the device took the code that was made. */
    isKept,
    make: () => {
      const made = readOwnCode() ?? makeReferralCode();
      setIsKept(writeOwnCode(made));
      setCode(made);
    },
    remove: () => {
      removeOwnCode();
      setCode(undefined);
    },
  };
}
