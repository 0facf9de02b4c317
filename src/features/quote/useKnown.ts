import { useEffect, useState } from 'react';
import { prefillKnown } from './prefillKnown';
import type { Known } from './prefillKnown';
import type { useQuoteDraft } from './useQuoteDraft';

/**
 * Fills in what becomes known while the form is open: somebody signs in, or the stored session or code is read late.
 * @returns a number that changes whenever something was filled in
 */
export function useKnown(
  { draft, keep }: ReturnType<typeof useQuoteDraft>,
  { user, referralCode }: Known,
): number {
  const [times, setTimes] = useState(0);

  useEffect(() => {
    const filled = prefillKnown(draft, { user, referralCode });
    if (filled === draft) return;
    keep({ draft: filled });
    // eslint-disable-next-line react-hooks/set-state-in-effect -- news from outside: the form starts anew with it
    setTimes((count) => count + 1);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- filled once for each news: what is then emptied stays empty
  }, [user, referralCode]);

  return times;
}
