import styled from 'styled-components';
import type { JourneyStage } from '../../content/journey/stages';
import { firstStepOf, journeySteps, yourPart } from '../../content/journey/steps';
import { howItWorksPage, stagePictures } from '../../content/pages/howItWorks';
import { Picture } from '../../ui/Picture';
import { SectionTitle } from '../../ui/theme/text';
import { from, screenOnly, space } from '../../ui/theme/tokens';
import { FactHeads, NUMBERS, StepEntry, tableColumns } from './StepEntry';

/** The steps of one stage, below what it is about; on tablets, beside it. */
export function Stage({ stage: { id, name, summary } }: { readonly stage: JourneyStage }) {
  const first = firstStepOf(id);
  const steps = journeySteps[id];
  return (
    <Group id={id} aria-labelledby={`${id}-title`} data-stage={id}>
      <Head>
        <Scene picture={stagePictures[id]} sizes="8rem" decorative />
        <Name id={`${id}-title`}>{name}</Name>
        <p>
          {summary} <strong>{howItWorksPage.yourPart}</strong> {yourPart[id]}
        </p>
        <FactHeads />
      </Head>
      <ol start={first}>
        {steps.map((step, index) => (
          <StepEntry key={step.title} step={step} number={first + index} isOpen={steps.length === 1} />
        ))}
      </ol>
    </Group>
  );
}

const tablets = '@media screen and (min-width: 40em) and (max-width: 74.99em)';

const Group = styled.section`
  padding-block: ${space(5)};
  scroll-margin-top: calc(var(--covered, 0px) - 5rem);
  & + & {
    border-top: 2px solid var(--ink);
  }
  ${tablets} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    column-gap: ${space(8)};
    align-items: start;
  }
`;

/** The picture, the name and the words; from 1200 px up, the heads of the table's columns beside them. */
const Head = styled.div`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  gap: 0 ${space(4)};
  align-items: center;
  padding-bottom: ${space(4)};
  font-size: var(--t-sm);
  line-height: 1.5;
  > p {
    grid-column: 2;
  }
  strong {
    white-space: nowrap;
  }
  ${tablets} {
    position: sticky;
    top: calc(var(--covered, 0px) + ${space(5)});
    row-gap: ${space(4)};
    > p {
      grid-column: 1 / -1;
    }
    strong {
      display: block;
      margin-top: ${space(2)};
    }
  }
  ${from.lg} {
    position: relative;
    padding: 0 0 ${space(2)} ${NUMBERS};
    ${tableColumns}
    border-bottom: 1px solid var(--line);
    > p {
      grid-column: 1;
    }
    > :last-child {
      grid-area: 1 / 2 / 3 / 3;
    }
  }
`;

const Name = styled(SectionTitle)`
  font-size: var(--t-xl);
  ${from.lg} {
    font-size: var(--t-2xl);
  }
`;

const Scene = styled(Picture)`
  grid-row: 1 / span 2;
  align-self: start;
  img {
    width: 4rem;
    height: 4rem;
    object-fit: cover;
  }
  ${tablets} {
    grid-row: 1;
  }
  ${from.lg} {
    position: absolute;
  }
  ${screenOnly}
`;
