import styled from 'styled-components';
import type { JourneyStage } from '../../content/journey/stages';
import { firstStepOf, journeySteps, yourPart } from '../../content/journey/steps';
import { howItWorksPage, stagePictures } from '../../content/pages/howItWorks';
import { Picture } from '../../ui/Picture';
import { SectionTitle } from '../../ui/theme/text';
import { from, screenOnly, space } from '../../ui/theme/tokens';
import { NUMBERS, StepEntry, tableColumns } from './StepEntry';

/** The steps of one stage, below what it is about. */
export function Stage({ stage: { id, name, summary } }: { readonly stage: JourneyStage }) {
  const first = firstStepOf(id);
  const steps = journeySteps[id];
  return (
    <Group id={id} aria-labelledby={`${id}-title`} data-stage={id}>
      <Head>
        <Scene
          picture={stagePictures[id]}
          sizes="(min-width: 75em) 41rem, (min-width: 40em) 50vw, 100vw"
          decorative
        />
        <Name id={`${id}-title`}>{name}</Name>
        <p>
          {summary} <strong>{howItWorksPage.yourPart}</strong> {yourPart[id]}
        </p>
      </Head>
      <ol start={first}>
        {steps.map((step, index) => (
          <StepEntry key={step.title} step={step} number={first + index} />
        ))}
      </ol>
    </Group>
  );
}

const Group = styled.section`
  padding-bottom: ${space(5)};
  scroll-margin-top: calc(var(--covered, 0px) - 5rem);
  ${from.sm} {
    & + & {
      border-top: 2px solid var(--ink);
    }
  }
  ${from.lg} {
    border-top: 2px solid var(--ink);
    scroll-margin-top: calc(var(--covered, 0px) - 2.5rem);
  }
`;

/** The words below the picture; beyond phones, beside it, above the steps' titles. */
const Head = styled.div`
  display: grid;
  row-gap: ${space(2)};
  padding-bottom: ${space(3)};
  line-height: 1.5;
  strong {
    white-space: nowrap;
  }
  ${from.sm} {
    ${tableColumns}
    grid-template-rows: 1fr auto;
    padding: 0 0 0 3rem;
    border-bottom: 1px solid var(--line);
    > h2 {
      align-self: end;
      padding-top: ${space(5)};
    }
    > p {
      padding-bottom: ${space(5)};
    }
  }
  ${from.lg} {
    padding-inline-start: ${NUMBERS};
    > h2 {
      padding-top: ${space(3)};
    }
    > p {
      padding-bottom: ${space(3)};
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
  position: relative;
  height: 34vw;
  margin: 0 calc(-1 * var(--gutter)) ${space(1)};
  img {
    position: absolute;
    height: 100%;
    object-fit: cover;
    object-position: 50% 45%;
  }
  ${from.sm} {
    grid-area: 1 / 2 / 3 / 3;
    height: auto;
    min-height: 10rem;
    margin: 0;
  }
  ${from.lg} {
    min-height: 8rem;
  }
  ${screenOnly}
`;
