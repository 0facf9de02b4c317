import { useSelector } from 'react-redux';
import { quoteWords as words } from '../../../content/quote/quote';
import { Button, ButtonLink } from '../../../ui/buttons/Button';
import { Cluster } from '../../../ui/theme/layout';
import { quoteDraft, useQuote } from '../model/quoteDraft';
import { useIsFromReview, useLinkState } from '../fromReview';
import { previousStep } from '../model/steps';
import type { StepId } from '../model/steps';

interface StepFootProps {
  readonly step: StepId;
  /** Everything is answered, so that the button leads to the review. */
  readonly isComplete: boolean;
}

/** On, and back. While the request is on its way the button says so, and a second press does nothing. */
export function StepFoot({ step, isComplete }: StepFootProps) {
  const status = useSelector(quoteDraft.selectStatus);
  const isSending = status.kind === 'sending';
  const isAnswered = useQuote((draft) => step !== 'service' || draft.service !== '');
  const isCorrected = status.kind === 'refused' && status.error.kind === 'validation';
  const wasTried = status.kind !== 'editing' && !isCorrected;
  const before = previousStep(step);
  const linkState = useLinkState(step);
  // The server's refusal brought the visitor here from the review as well.
  const leadsBack = (useIsFromReview() || status.kind === 'refused') && isComplete;
  const send = wasTried ? words.sendAgain : words.send;
  const label =
    step === 'review' ? (isSending ? words.sending : send) : leadsBack ? words.toReview : words.next;
  // A service is chosen by its own button, which goes on.
  if (!isAnswered) return null;
  return (
    <Cluster>
      <Button type="submit" aria-disabled={isSending || undefined}>
        {label}
      </Button>
      {before && (
        <ButtonLink $variant="secondary" to={`?step=${before}`} state={linkState}>
          {words.back}
        </ButtonLink>
      )}
    </Cluster>
  );
}
