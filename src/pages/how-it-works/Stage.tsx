import styled from 'styled-components';
import type { JourneyStage } from '../../content/journey/stages';
import { firstStepOf, journeySteps } from '../../content/journey/steps';
import { stepRange } from '../../content/pages/howItWorks';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Band } from '../../ui/Section';
import { Container } from '../../ui/theme/layout';
import { Lead, SectionTitle } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';
import { StepEntry } from './StepEntry';

interface StageProps {
  readonly stage: JourneyStage;
  readonly tinted: boolean;
}

/** One stage as a ledger: a row per step, with columns for who acts, money and document. */
export function Stage({ stage: { id, name, summary }, tinted }: StageProps) {
  const steps = journeySteps[id];
  const first = firstStepOf(id);
  return (
    <Tight $tone={tinted ? 'sand' : 'paper'} id={id} aria-labelledby={`${id}-title`}>
      <Container>
        <SectionTitle id={`${id}-title`}>{name}</SectionTitle>
        <Lead>{summary}</Lead>
        <PhoneDisclosure summary={stepRange(first, steps.length)}>
          <Steps start={first}>
            {steps.map((step, index) => (
              <StepEntry key={step.title} step={step} number={first + index} />
            ))}
          </Steps>
        </PhoneDisclosure>
      </Container>
    </Tight>
  );
}

const Tight = styled(Band)`
  padding-block: ${space(10)} ${space(6)};
  ${Lead} {
    margin-block: ${space(2)} ${space(5)};
  }
`;

const Steps = styled.ol`
  padding: 0;
  list-style: none;
  ${from.sm} {
    margin-top: ${space(6)};
  }
`;
