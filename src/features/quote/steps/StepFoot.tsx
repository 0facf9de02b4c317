import { useSelector } from 'react-redux';
import { quoteWords as words } from '../../../content/quote/quote';
import { Button, ButtonLink } from '../../../ui/buttons/Button';
import { Cluster } from '../../../ui/theme/layout';
import { quoteDraft, useQuote } from '../model/quoteDraft';
import { useIsFromReview, useLinkState } from '../useSteps';
import { previousStep } from '../model/steps';
import type { StepId } from '../model/steps';

interface StepFootProps {
  readonly step: StepId;
  /** All steps are complete, so the button leads to the review. */
  readonly isComplete: boolean;
}

/** The submit and back buttons. While sending, the submit button is disabled. */
export function StepFoot({ step, isComplete }: StepFootProps) {
  const status = useSelector(quoteDraft.selectStatus);
  const isSending = status.kind === 'sending';
  const isAnswered = useQuote((draft) => step !== 'service' || draft.service !== '');
  const isCorrected = status.kind === 'refused' && status.error.kind === 'validation';
  const wasTried = status.kind !== 'editing' && !isCorrected;
  const previous = previousStep(step);
  const linkState = useLinkState(step);
  // After server errors the visitor comes from the review too.
  const leadsBack = (useIsFromReview() || status.kind === 'refused') && isComplete;
  const isAccountGone =
    status.kind === 'refused' && status.error.kind === 'unauthorized' && !status.error.isAnonymous;
  const send = isAccountGone ? words.sendAnonymously : wasTried ? words.sendAgain : words.send;
  const label =
    step === 'review' ? (isSending ? words.sending : send) : leadsBack ? words.toReview : words.next;
  // The service options are submit buttons themselves.
  if (!isAnswered) return null;
  return (
    <Cluster>
      <Button type="submit" aria-disabled={isSending || undefined}>
        {label}
      </Button>
      {previous && (
        <ButtonLink $variant="secondary" to={`?step=${previous}`} state={linkState}>
          {words.back}
        </ButtonLink>
      )}
    </Cluster>
  );
}
