import styled from 'styled-components';
import type { SourcingStage } from '../../content/pages/howItWorks';
import { Container } from '../../ui/theme/layout';
import { Band } from '../../ui/Section';
import { SectionTitle } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';
import { StepEntry } from './StepEntry';

interface StageProps {
  readonly stage: SourcingStage;
  readonly firstNumber: number;
  readonly tinted: boolean;
}

/** One stage of the way as a page of a ledger: a line for each step, a column for who, money and paper. */
export function Stage({ stage: { id, name, steps }, firstNumber, tinted }: StageProps) {
  return (
    <Tight $tone={tinted ? 'sand' : 'paper'} id={id} aria-labelledby={`${id}-title`}>
      <Container>
        <SectionTitle id={`${id}-title`}>{name}</SectionTitle>
        <Steps start={firstNumber}>
          {steps.map((step, index) => (
            <StepEntry key={step.title} step={step} number={firstNumber + index} />
          ))}
        </Steps>
      </Container>
    </Tight>
  );
}

const Tight = styled(Band)`
  padding-block: ${space(12)} ${space(8)};
`;

const Steps = styled.ol`
  padding: 0;
  margin-top: ${space(6)};
  list-style: none;
  ${from.md} {
    margin-top: ${space(8)};
  }
`;
