import styled from 'styled-components';
import type { JourneyStage } from '../../content/journey/stages';
import { firstStepOf, journeySteps } from '../../content/journey/steps';
import { stepRange } from '../../content/pages/howItWorks';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Band } from '../../ui/Section';
import { Container, Stack } from '../../ui/theme/layout';
import { Lead, SectionTitle } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';
import { StepEntry } from './StepEntry';

interface StageProps {
  readonly stage: JourneyStage;
  readonly tinted: boolean;
}

/** One stage as a ledger: a row per step, with columns for who acts, money and document. On phones, only the first starts open. */
export function Stage({ stage: { id, name, summary }, tinted }: StageProps) {
  const steps = journeySteps[id];
  const first = firstStepOf(id);
  return (
    <Stripe $tone={tinted ? 'sand' : 'paper'} id={id} aria-labelledby={`${id}-title`}>
      <Fold>
        <Stack $gap={2}>
          <SectionTitle id={`${id}-title`}>{name}</SectionTitle>
          <Lead>{summary}</Lead>
        </Stack>
        <PhoneDisclosure summary={stepRange(first, steps.length)} isOpen={first === 1}>
          <Steps start={first}>
            {steps.map((step, index) => (
              <StepEntry key={step.title} step={step} number={first + index} />
            ))}
          </Steps>
        </PhoneDisclosure>
      </Fold>
    </Stripe>
  );
}

/** Phones with `::details-content`, where a disclosure can be laid out as a grid. */
const onPhones = (styles: string) => `
  @supports selector(::details-content) {
    @media screen and (max-width: 39.99em) {
      ${styles}
    }
  }
`;

const Stripe = styled(Band)`
  ${onPhones(`
    padding-block: 0;
    border-bottom: 1px solid var(--line-strong);
    background: var(--sand);
  `)}
`;

/** On phones, the disclosure's button covers the heading and the lead, so that a tap on them opens the steps. */
const Fold = styled(Container)`
  ${onPhones(`
    display: grid;
    > * {
      grid-area: 1 / 1;
    }
    > :first-child {
      gap: ${space(1)};
      padding-block: ${space(4)} ${space(10)};
    }
    ${SectionTitle} {
      font-size: var(--t-xl);
    }
    ${Lead} {
      padding-inline-end: ${space(10)};
      font-size: 1rem;
    }
    details {
      grid-row: 1 / 3;
      display: grid;
      grid-template-rows: subgrid;
    }
    details:last-of-type {
      border: 0;
    }
    summary {
      align-items: end;
      font-size: var(--t-sm);
    }
    summary::after {
      align-self: start;
    }
  `)}
`;

const Steps = styled.ol`
  border-top: 2px solid var(--ink);
  ${from.sm} {
    margin-top: ${space(6)};
  }
`;
