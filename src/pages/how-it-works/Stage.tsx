import styled from 'styled-components';
import type { JourneyStage } from '../../content/journey/stages';
import { firstStepOf, journeySteps, yourPart } from '../../content/journey/steps';
import { howItWorksPage } from '../../content/pages/howItWorks';
import { Split, Stack } from '../../ui/theme/layout';
import { SectionTitle } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';
import { StepEntry } from './StepEntry';

/** The steps of one stage, beside what it is about. */
export function Stage({ stage: { id, name, summary } }: { readonly stage: JourneyStage }) {
  const first = firstStepOf(id);
  return (
    <Group id={id} aria-labelledby={`${id}-title`} data-stage={id}>
      <Head $gap={2}>
        <Name id={`${id}-title`}>{name}</Name>
        <p>
          {summary} <strong>{howItWorksPage.yourPart}</strong> {yourPart[id]}
        </p>
      </Head>
      <ol start={first}>
        {journeySteps[id].map((step, index) => (
          <StepEntry key={step.title} step={step} number={first + index} />
        ))}
      </ol>
    </Group>
  );
}

const Group = styled(Split).attrs({ as: 'section', $ratio: [3, 12], $gap: 3 })`
  padding-block: ${space(6)};
  scroll-margin-top: calc(var(--covered, 0px) - 5rem);
  & + & {
    border-top: 2px solid var(--ink);
  }
  ${from.md} {
    column-gap: clamp(2rem, 4vw, 3.5rem);
  }
`;

const Head = styled(Stack)`
  font-size: var(--t-sm);
  line-height: 1.5;
  ${from.md} {
    position: sticky;
    top: calc(var(--covered, 0px) + ${space(6)});
    strong {
      display: block;
      margin-top: ${space(2)};
    }
  }
`;

const Name = styled(SectionTitle)`
  font-size: var(--t-xl);
`;
