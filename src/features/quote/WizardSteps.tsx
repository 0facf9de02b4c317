import { useState, useEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import styled from 'styled-components';
import { NavigationType, useBlocker } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { quoteWords, stepWords } from '../../content/quote/quote';
import { summaryWords } from '../../content/quote/quoteReceipt';
import type { WithDrafts } from '../../drafts/draftState';
import { Lead, SectionTitle } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';
import { Split, Stack } from '../../ui/theme/layout';
import { announce } from '../../ui/announce';
import { AsideRequests } from './AsideRequests';
import { DraftNote } from './DraftNote';
import { firstOpenStep } from './model/checkStep';
import type { QuoteItems } from './model/draft';
import { quoteDraft, useQuote } from './model/quoteDraft';
import { itemsText } from './model/draftText';
import { nextStep } from './model/steps';
import { toRequest } from './model/toRequest';
import { Progress } from './Progress';
import { Receipt } from './Receipt';
import { StepForm } from './steps/StepForm';
import { usePrefill, useStepFocus, useSteps } from './useSteps';
import { useToday } from './useToday';

export interface QuoteExtras {
  /** The enquiry list, sent with the request. */
  readonly items: QuoteItems;
  /** Referral code saved from an earlier link. */
  readonly referralCode?: string | undefined;
}

interface WizardStepsProps extends QuoteExtras {
  /** Whether the heading takes the focus, from a button that unmounted. */
  readonly takesFocus: boolean;
}

/** The current step with the list of steps or, once the request is sent, the receipt. */
export function WizardSteps({ items, referralCode, takesFocus }: WizardStepsProps) {
  const dispatch = useDispatch();
  const store = useStore<WithDrafts>();
  const today = useToday();
  const status = useSelector(quoteDraft.selectStatus);
  const steps = useSteps();
  const { step, open } = steps;
  const failures = useSelector((state: WithDrafts) => quoteDraft.selectDraft(state).failures);
  const [shown, setShown] = useState({ step, failures, newFailures: 0 });
  if (shown.step !== step || shown.failures !== failures)
    setShown({ step, failures, newFailures: shown.failures === failures ? 0 : failures });
  const service = useQuote((draft) => draft.service);
  const heading = useStepFocus(step, shown.newFailures > 0, takesFocus);
  usePrefill(steps, referralCode);

  if (step === 'sent') {
    return status.kind === 'sent' ? <Receipt receipt={status.receipt} heading={heading} /> : null;
  }

  /** Goes to the next step, or to the review if everything is answered; from the review, sends the request. */
  const proceed = () => {
    if (step !== 'review') {
      steps.goTo(open === 'review' ? 'review' : nextStep(step));
      return;
    }
    const { values, requestId } = quoteDraft.selectDraft(store.getState());
    const request = toRequest(values, requestId, items);
    if (!request) return;
    dispatch(quoteDraft.actions.sendRequested(request));
    steps.awaitOutcome();
  };

  const words = stepWords(step, service);
  return (
    <Stack $gap={6}>
      {status.kind === 'sending' && <StayWhileSending />}
      <Progress current={step} open={open} />
      <Step $isWide={step === 'service'} $gap={6}>
        <Head $gap={3}>
          <SectionTitle ref={heading} tabIndex={-1}>
            {words.title}
          </SectionTitle>
          <Lead>{words.intro}</Lead>
          {items.length > 0 && (
            <p>
              <b>{summaryWords.items}: </b>
              {itemsText(items)}
            </p>
          )}
        </Head>
        <div>
          <StepForm
            key={step}
            step={step}
            isComplete={open === 'review'}
            items={items}
            newFailures={shown.newFailures}
            onDone={proceed}
          />
          <DraftNote heading={heading} onCleared={() => steps.goTo('service')} />
          {status.kind !== 'sending' && (
            <AsideRequests
              onTaken={() => {
                heading.current?.focus();
                steps.goTo(firstOpenStep(quoteDraft.selectValues(store.getState()), today));
              }}
            />
          )}
        </div>
      </Step>
    </Stack>
  );
}

const stepIn = ({ search }: Location) => new URLSearchParams(search).get('step');

/**
 * Blocks Back to another step, which would change the address but not the screen: the review stays until the outcome. Leaving
 * the page is possible. Rendered only while sending, because React Router warns of entries that it can't block.
 */
function StayWhileSending() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      historyAction === NavigationType.Pop &&
      nextLocation.pathname === currentLocation.pathname &&
      stepIn(nextLocation) !== stepIn(currentLocation),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    announce(quoteWords.stillSending);
  }, [blocker]);
  return null;
}

/** The heading beside the fields, or above the services, which take the page's width. */
const Step = styled(Split)<{ $isWide: boolean }>`
  ${from.md} {
    ${({ $isWide }) => $isWide && 'grid-template-columns: minmax(0, 1fr);'}
  }
`;

const Head = styled(Stack)`
  /* A new step scrolls to its heading. The list of steps above it stays in view, and below 640 px the current one's name. */
  h2 {
    scroll-margin-top: ${space(8)};
    ${from.sm} {
      scroll-margin-top: ${space(22)};
    }
  }
`;
