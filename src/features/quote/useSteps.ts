import { startTransition, useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { QuoteDraft } from './draft';
import { firstOpenStep } from './checkStep';
import { hasPrefill } from './prefill';
import { parseSent } from './sentState';
import type { Sent } from './sentState';
import { parseStep, stepNumber } from './steps';
import type { StepId } from './steps';

const SENT = 'sent';

/** Before a step is taken out with the button that has the focus: the browser would style the page twice. */
function leaveFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/**
 * The step is the address's `?step=`, so that the browser's back and forward work. A step that is not open yet
 * gives the first open one, and an address without a step is put right in place.
 */
export function useSteps(draft: QuoteDraft, today: string) {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const asked = parseStep(params.get('step'));
  const open = firstOpenStep(draft, today);
  const step = asked && stepNumber(asked) <= stepNumber(open) ? asked : open;
  const sent = params.get('step') === SENT ? parseSent(location.state) : undefined;
  const isAddressWrong = !sent && asked !== step && !hasPrefill(params);

  useEffect(() => {
    if (!isAddressWrong) return;
    const right = new URLSearchParams(params);
    right.set('step', step);
    // Every link of the page is rendered for it, and nothing the visitor sees changes: in slices.
    startTransition(() => {
      void navigate(`?${right.toString()}`, { replace: true, preventScrollReset: true });
    });
  }, [isAddressWrong, navigate, params, step]);

  return {
    step,
    open,
    sent,
    params,
    goTo: (to: StepId, how?: { readonly replace: boolean }) => {
      if (to !== step) leaveFocus();
      void navigate(`?step=${to}`, how);
    },
    goToSent: (receipt: Sent) => {
      void navigate(`?step=${SENT}`, { replace: true, state: receipt });
    },
  };
}
