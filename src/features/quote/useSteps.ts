import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import type { DeliveryStatus } from '../../drafts/draftState';
import { firstOpenStep } from './model/checkStep';
import { firstStepWithErrors } from './model/placeErrors';
import { hasPrefill } from './model/prefill';
import { quoteDraft, useQuote } from './model/quoteDraft';
import { parseStep, stepNumber } from './model/steps';
import type { StepId } from './model/steps';
import type { CalendarDate } from '../../lib/time/calendarDate';

/** The step to show when the URL has none, or one that can't be opened yet. */
function defaultStep(status: DeliveryStatus, open: StepId): StepId | 'sent' {
  if (status.kind === 'sent') return 'sent';
  return (status.kind === 'refused' && firstStepWithErrors(status.fields)) || open;
}

/**
 * The step lives in the URL's `?step=`, so that Back and Forward work. A missing or unavailable step is corrected with a
 * replace. While sending, the URL has no step: the review is shown until the outcome determines the next step.
 */
export function useSteps(today: CalendarDate) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const status = useSelector(quoteDraft.selectStatus);
  const open = useQuote((draft) => firstOpenStep(draft, today));
  const isSending = status.kind === 'sending';
  const requested = parseStep(params.get('step'));
  const isAvailable = requested !== undefined && stepNumber(requested) <= stepNumber(open);
  const step = isSending ? 'review' : isAvailable ? requested : defaultStep(status, open);
  // Don't interrupt a navigation to another page.
  const isLeaving = useNavigation().state !== 'idle';
  const needsCorrection = !isLeaving && !isSending && params.get('step') !== step && !hasPrefill(params);

  useEffect(() => {
    if (!needsCorrection) return;
    const corrected = new URLSearchParams(params);
    corrected.set('step', step);
    void navigate(`?${corrected.toString()}`, { replace: true, preventScrollReset: true });
  }, [needsCorrection, navigate, params, step]);

  // Another tab may have sent the request while an earlier step is shown here.
  const wasSent = useRef(status.kind === 'sent');
  useEffect(() => {
    const isNewReceipt = status.kind === 'sent' && !wasSent.current;
    wasSent.current = status.kind === 'sent';
    if (isNewReceipt && requested) void navigate('?step=sent', { replace: true });
  }, [navigate, requested, status.kind]);

  return {
    step,
    open,
    params,
    goTo: (to: StepId, options?: { readonly replace: boolean }) => {
      void navigate(`?step=${to}`, options);
    },
    /** Removes the step from the URL, so that the outcome of sending determines it. */
    awaitOutcome: () => {
      // Synchronous, so that the response can't arrive before the URL is updated.
      void navigate({ search: '' }, { replace: true, flushSync: true, preventScrollReset: true });
    },
  };
}
