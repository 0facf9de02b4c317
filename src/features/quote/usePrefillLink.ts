import { useEffect, useState } from 'react';
import { firstOpenStep } from './checkStep';
import { hasPrefill, prefill } from './prefill';
import type { useQuoteDraft } from './useQuoteDraft';
import type { useSteps } from './useSteps';

/**
 * A link such as `/quote?service=inspection` fills the draft, whether it brought the visitor here or was followed on
 * this page; then the address is the step's again.
 * @returns a number that changes with each link
 */
export function usePrefillLink(
  { draft, keep }: ReturnType<typeof useQuoteDraft>,
  { params, goTo }: ReturnType<typeof useSteps>,
  thisYear: number,
): number {
  const [links, setLinks] = useState(0);

  useEffect(() => {
    if (!hasPrefill(params)) return;
    const filled = prefill(draft, params, thisYear);
    keep({ draft: filled });
    // eslint-disable-next-line react-hooks/set-state-in-effect -- a followed link is an event from outside: the form starts anew
    setLinks((count) => count + 1);
    goTo(firstOpenStep(filled, thisYear), { replace: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a link is followed once: the address alone decides
  }, [params]);

  return links;
}
