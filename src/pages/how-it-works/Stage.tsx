import styled from 'styled-components';
import type { JourneyStage } from '../../content/journey/stages';
import { firstStepOf, journeySteps, yourPart } from '../../content/journey/steps';
import { howItWorksPage, stagePictures } from '../../content/pages/howItWorks';
import { Picture } from '../../ui/Picture';
import { Split } from '../../ui/theme/layout';
import { SectionTitle } from '../../ui/theme/text';
import { from, screenOnly, space } from '../../ui/theme/tokens';
import { StepEntry } from './StepEntry';

/** The steps of one stage, beside what it is about and its scene. */
export function Stage({ stage: { id, name, summary } }: { readonly stage: JourneyStage }) {
  const first = firstStepOf(id);
  return (
    <Group id={id} aria-labelledby={`${id}-title`} data-stage={id}>
      <Head>
        <div>
          <Name id={`${id}-title`}>{name}</Name>
          <p>
            {summary} <strong>{howItWorksPage.yourPart}</strong> {yourPart[id]}
          </p>
        </div>
        <Scene picture={stagePictures[id]} sizes="(min-width: 60em) 20vw, (min-width: 40em) 12rem, 40vw" />
      </Head>
      <ol start={first}>
        {journeySteps[id].map((step, index) => (
          <StepEntry key={step.title} step={step} number={first + index} />
        ))}
      </ol>
    </Group>
  );
}

const PADDING = space(5);

const Group = styled(Split).attrs({ as: 'section', $ratio: [3, 11], $gap: 4 })`
  padding-block: ${PADDING};
  scroll-margin-top: calc(var(--covered, 0px) - 5rem);
  & + & {
    border-top: 2px solid var(--ink);
  }
  ${from.md} {
    column-gap: clamp(2rem, 4vw, 3.5rem);
  }
`;

/** The words, and the picture out to the page's edge (4:3 on tablets); below each other in the narrow column of wider screens. */
const Head = styled.div`
  display: flex;
  font-size: var(--t-sm);
  line-height: 1.5;
  > div {
    flex: 2;
  }
  p {
    margin-top: ${space(2)};
  }
  strong {
    white-space: nowrap;
  }
  ${from.md} {
    position: sticky;
    top: calc(var(--covered, 0px) + ${PADDING});
    display: block;
    strong {
      display: block;
      margin-top: ${space(2)};
    }
  }
`;

const Name = styled(SectionTitle)`
  font-size: var(--t-xl);
`;

const Scene = styled(Picture)`
  position: relative;
  flex: 1;
  margin: -${PADDING} calc(-1 * var(--gutter)) 0 ${space(4)};
  img {
    position: absolute;
    height: 100%;
    object-fit: cover;
  }
  ${from.sm} {
    flex: none;
    width: 9rem;
    height: 6.75rem;
  }
  ${from.md} {
    width: auto;
    height: auto;
    margin: ${space(5)} 0 0;
    img {
      position: static;
      height: clamp(5.5rem, 8vw, 7rem);
    }
  }
  ${screenOnly}
`;
