import { quoteWords as words } from '../../content/quote';
import { Button, ButtonLink } from '../../ui/Button';
import { Cluster } from '../../ui/layout';
import { previousStep } from './steps';
import type { StepId } from './steps';

interface StepFootProps {
  readonly step: StepId;
  /** Everything is answered: an edited step leads straight back to the review. */
  readonly isComplete: boolean;
  readonly isSending: boolean;
  readonly wasTried: boolean;
}

/** On, and back. While the request is on its way the button says so, and a second press does nothing. */
export function StepFoot({ step, isComplete, isSending, wasTried }: StepFootProps) {
  const before = previousStep(step);
  const send = wasTried ? words.sendAgain : words.send;
  const label =
    step === 'review' ? (isSending ? words.sending : send) : isComplete ? words.toReview : words.next;
  return (
    <Cluster>
      <Button type="submit" aria-disabled={isSending || undefined}>
        {label}
      </Button>
      {before && (
        <ButtonLink $variant="secondary" to={`?step=${before}`}>
          {words.back}
        </ButtonLink>
      )}
    </Cluster>
  );
}
