import styled from 'styled-components';
import { quoteProgress as words, quoteSteps } from '../../content/quote/quote';
import { from, screenOnly, space } from '../../ui/theme/tokens';
import { useLinkState } from './useSteps';
import { stepIds, stepNumber } from './model/steps';
import type { StepId } from './model/steps';
import { ProgressStep } from './ProgressStep';

interface ProgressProps {
  readonly current: StepId;
  /** The last step the visitor can open. */
  readonly open: StepId;
}

/** The list of steps with the answers so far; on phones, a bar of five pieces and the current step's name. */
export function Progress({ current, open }: ProgressProps) {
  const linkState = useLinkState(current);
  return (
    <nav aria-label={words.label}>
      <List>
        {stepIds.map((step) => (
          <ProgressStep
            key={step}
            step={step}
            isCurrent={step === current}
            isOpen={stepNumber(step) <= stepNumber(open)}
            linkState={linkState}
          />
        ))}
      </List>
      <Position>{words.position(stepNumber(current), stepIds.length, quoteSteps[current].name)}</Position>
    </nav>
  );
}

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${space(1)};
  margin-block: ${space(-4.5)} ${space(-2.5)};
  ${from.sm} {
    margin-block: 0 ${space(2)};
  }
  ${from.md} {
    gap: ${space(4)};
  }
  ${screenOnly}
`;

/** On phones, where the list has no names. */
const Position = styled.p`
  font-size: var(--t-sm);
  font-weight: 700;
  ${from.sm} {
    display: none;
  }
  ${screenOnly}
`;
