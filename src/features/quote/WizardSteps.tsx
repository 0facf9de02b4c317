import { useState } from 'react';
import styled from 'styled-components';
import { quoteSteps, quoteWords } from '../../content/quote';
import { quoteReceipt } from '../../content/quoteReceipt';
import { Lead, SectionTitle, Stencil } from '../../ui/text';
import { from, space } from '../../ui/tokens';
import { DraftNote } from './DraftNote';
import type { QuoteItems } from './draft';
import { Progress } from './Progress';
import { Receipt } from './Receipt';
import { SendTrouble } from './SendTrouble';
import { StepBody } from './StepBody';
import { StepFoot } from './StepFoot';
import { StepForm } from './StepForm';
import { stepIds, stepNumber } from './steps';
import { usePrefillLink } from './usePrefillLink';
import type { useQuoteDraft } from './useQuoteDraft';
import { useRequest } from './useRequest';
import { useStartAgain } from './useStartAgain';
import { useStepFocus } from './useStepFocus';
import { useSteps } from './useSteps';

interface WizardStepsProps {
  readonly kept: ReturnType<typeof useQuoteDraft>;
  readonly items: QuoteItems | undefined;
  readonly onSent: ((reference: string) => void) | undefined;
  readonly today: string;
}

/** The steps with their list beside them, and the receipt when the request is in. */
export function WizardSteps({ kept, items, onSent, today }: WizardStepsProps) {
  const { draft, maybeSent, unsent } = kept;
  const steps = useSteps(draft, today);
  const { step, open, sent } = steps;
  const [hasErrors, setHasErrors] = useState(false);
  const request = useRequest({ kept, items, steps, onSent });
  usePrefillLink(kept, steps, today);
  const heading = useStepFocus(
    sent ? 'sent' : step,
    sent ? quoteReceipt.title : quoteSteps[step].name,
    hasErrors && !sent,
  );
  const again = useStartAgain(kept, steps, heading);

  const form = `${step} ${String(kept.forms)}`;

  if (sent) return <Receipt sent={sent} heading={heading} />;
  return (
    <Frame>
      <Progress current={step} open={open} draft={draft} />
      <div>
        <Head>
          <Stencil>{quoteWords.stepOf(stepNumber(step), stepIds.length)}</Stencil>
          <SectionTitle ref={heading} tabIndex={-1}>
            {quoteSteps[step].title}
          </SectionTitle>
          <Lead>{quoteSteps[step].intro}</Lead>
        </Head>
        <StepForm
          key={form}
          step={step}
          draft={draft}
          today={today}
          serverFaults={request.faults}
          onDraft={request.edit}
          onDone={request.proceed}
          onErrors={setHasErrors}
        >
          {/* What is on its way must not change under the visitor's hands. */}
          <fieldset disabled={request.isSending}>
            <StepBody step={step} draft={draft} items={items} today={today} />
          </fieldset>
          {step === 'review' && !request.isSending && (
            <SendTrouble
              error={request.trouble}
              state={{ draft, maybeSent, unsent }}
              isKept={kept.isKept}
              items={items}
            />
          )}
          <StepFoot
            step={step}
            isComplete={open === 'review'}
            isSending={request.isSending}
            wasTried={maybeSent || unsent || request.trouble !== undefined}
          />
        </StepForm>
        <DraftNote
          isKept={kept.isKept}
          wasRestored={kept.wasRestored}
          onStartAgain={again.startAgain}
          onUndo={again.undo}
        />
      </div>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  ${from.md} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: clamp(2rem, 5vw, 5rem);
    align-items: start;
  }
`;

const Head = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-bottom: ${space(6)};
`;
