import { useEffect } from 'react';
import { firstOpenStep } from './checkStep';
import { yearOf } from './localDay';
import { hasPrefill, prefill } from './prefill';
import type { useQuoteDraft } from './useQuoteDraft';
import type { useSteps } from './useSteps';

/**
 * A link such as `/quote?service=inspection` fills the draft, whether it brought the visitor here or was followed on
 * this page; then the address is the step's again.
 */
export function usePrefillLink(
  { draft, fill }: ReturnType<typeof useQuoteDraft>,
  { params, goTo }: ReturnType<typeof useSteps>,
  today: string,
): void {
  useEffect(() => {
    if (!hasPrefill(params)) return;
    const filled = prefill(draft, params, yearOf(today));
    fill({ draft: filled });
    goTo(firstOpenStep(filled, today), { replace: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a link is followed once: the address alone decides
  }, [params]);
}
