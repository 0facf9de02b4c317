import { useEffect, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useNavigate, useNavigation, useSearchParams, useLocation } from 'react-router-dom';
import type { DeliveryStatus, WithDrafts } from '../../drafts/draftState';
import { isRecord } from '../../lib/json';
import { paths } from '../../config/paths';
import { documentTitle, pageTitles } from '../../content/pageTitles';
import { yearOf } from '../../lib/time/calendarDate';
import { firstOpenStep } from './model/checkStep';
import { firstStepWithErrors, parseStep, stepNumber } from './model/steps';
import { hasPrefill, prefill } from './model/prefill';
import { quoteDraft, useQuote } from './model/quoteDraft';
import type { StepId } from './model/steps';
import { useToday } from './useToday';

/** The step to show when the URL has none, or one that can't be opened yet. */
function defaultStep(status: DeliveryStatus, open: StepId): StepId | 'sent' {
  if (status.kind === 'sent') return 'sent';
  return (status.kind === 'refused' && firstStepWithErrors(status.fields)) || open;
}

/**
 * The step lives in the URL's `?step=`, so that Back and Forward work. A missing or unavailable step is corrected with a
 * replace. While sending, the URL has no step: the review is shown until the outcome determines the next step.
 */
export function useSteps() {
  const today = useToday();
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
    goTo: (to: StepId, options?: { readonly replace: boolean }) => void navigate(`?step=${to}`, options),
    /** Removes the step from the URL, so that the outcome of sending determines it. */
    awaitOutcome: () => {
      // Synchronous, so that the response can't arrive before the URL is updated.
      void navigate({ search: '' }, { replace: true, flushSync: true, preventScrollReset: true });
    },
  };
}

/** History state of links from the review to a step. It survives reloads. */
export const fromReview = { isFromReview: true } as const;

/** Whether this step was opened from the review, to change an answer. */
export function useIsFromReview(): boolean {
  const { state } = useLocation() as { state: unknown };
  return isRecord(state) && state.isFromReview === true;
}

/** History state for links to other steps, so that several steps can be edited before returning to the review. */
export const useLinkState = (step: StepId): typeof fromReview | undefined =>
  useIsFromReview() || step === 'review' ? fromReview : undefined;

/**
 * Treats a new step like a new page: scrolls to its heading and focuses the heading or the field in the URL's hash.
 * @param hasErrors leaves focus to the error summary
 * @param takesFocus also focuses the first step's heading
 */
export function useStepFocus(step: string, hasErrors: boolean, takesFocus: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const previousStep = useRef(takesFocus ? undefined : step);
  const { hash } = useLocation();
  useEffect(() => {
    if (previousStep.current === step) return;
    previousStep.current = step;
    heading.current?.scrollIntoView({ block: 'start' });
    const field = document.getElementById(hash.slice(1));
    if (field) field.focus();
    else if (!hasErrors) heading.current?.focus({ preventScroll: true });
  }, [hash, hasErrors, step]);
  return heading;
}

/**
 * Adds the step to the document title. Rendered before the error summary, which marks the title.
 * @param name undefined on the first step, which uses the page's own title
 */
export function StepTitle({ name }: { readonly name: string | undefined }) {
  useEffect(() => {
    const page = pageTitles[paths.quote];
    document.title = documentTitle(name === undefined ? page : `${name} | ${page}`);
  }, [name]);
  return null;
}

/**
 * Prefills the draft from a link such as `/quote?service=inspection` and replaces the URL with the first open step. Also
 * fills in the saved referral code, and replaces or removes it with that, unless the visitor has typed another.
 */
export function usePrefill({ params, goTo }: ReturnType<typeof useSteps>, referralCode = ''): void {
  const store = useStore<WithDrafts>();
  const today = useToday();
  const requestId = useSelector((state: WithDrafts) => quoteDraft.selectDraft(state).requestId);
  const { kind } = useSelector(quoteDraft.selectStatus);

  useEffect(() => {
    if (!hasPrefill(params)) return;
    const filled = prefill(quoteDraft.selectValues(store.getState()), params, yearOf(today));
    store.dispatch(quoteDraft.actions.edited(filled));
    goTo(firstOpenStep(filled, today), { replace: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- apply a link once, when the URL changes
  }, [params]);

  useEffect(() => {
    const { values } = quoteDraft.selectDraft(store.getState());
    // Not in what may have been sent, which is sent again as it was.
    if (values.linkedCode === referralCode || !['editing', 'unsent', 'refused'].includes(kind)) return;
    const isTyped = values.referral_code !== values.linkedCode;
    const code = isTyped ? values.referral_code : referralCode;
    // Named if it changes, so that a refusal of the former code goes.
    const field = isTyped ? undefined : 'referral_code';
    store.dispatch(
      quoteDraft.actions.edited({ ...values, referral_code: code, linkedCode: referralCode }, field),
    );
    // Also after a clear, which starts another request.
  }, [kind, referralCode, requestId, store]);
}
