import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import type { DeliveryStatus } from '../../drafts/draftState';
import { firstOpenStep } from './model/checkStep';
import { firstFaultyStep } from './model/placeErrors';
import { hasPrefill } from './model/prefill';
import { quoteDraft, useQuote } from './model/quoteDraft';
import { parseStep, stepNumber } from './model/steps';
import type { StepId } from './model/steps';

/** The step to show when the address asks for none that is open. */
function defaultStep(status: DeliveryStatus, open: StepId): StepId | 'sent' {
  if (status.kind === 'sent') return 'sent';
  return (status.kind === 'refused' && firstFaultyStep(status.fields)) || open;
}

/**
 * The step is the address's `?step=`, so that the browser's back and forward work. Without one, or with one that is not
 * open yet, the address is put right in place. While the request is being sent the review is shown, and the address names
 * no step: the answer decides where it leads.
 */
export function useSteps(today: string) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const status = useSelector(quoteDraft.selectStatus);
  const open = useQuote((draft) => firstOpenStep(draft, today));
  const isSending = status.kind === 'sending';
  const asked = parseStep(params.get('step'));
  const isAskedOpen = asked !== undefined && stepNumber(asked) <= stepNumber(open);
  const step = isSending ? 'review' : isAskedOpen ? asked : defaultStep(status, open);
  // A visitor who is on the way to another page must not be called back.
  const isLeaving = useNavigation().state !== 'idle';
  const isAddressWrong = !isLeaving && !isSending && params.get('step') !== step && !hasPrefill(params);

  useEffect(() => {
    if (!isAddressWrong) return;
    const right = new URLSearchParams(params);
    right.set('step', step);
    void navigate(`?${right.toString()}`, { replace: true });
  }, [isAddressWrong, navigate, params, step]);

  return {
    step,
    open,
    params,
    goTo: (to: StepId, how?: { readonly replace: boolean }) => {
      void navigate(`?step=${to}`, how);
    },
    /** Leaves it to the outcome of a send where the visitor is brought. */
    awaitOutcome: () => {
      // At once: the answer must not come before the address names no step.
      void navigate({ search: '' }, { replace: true, flushSync: true });
    },
  };
}
