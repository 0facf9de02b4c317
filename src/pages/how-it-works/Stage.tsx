import styled from 'styled-components';
import type { StageId } from '../../content/journey/codes';
import type { JourneyStage } from '../../content/journey/stages';
import { firstStepOf, journeySteps, yourPart } from '../../content/journey/steps';
import { howItWorksPage, stagePictures, stepRange } from '../../content/pages/howItWorks';
import { pageWide } from '../../lib/picture';
import { Picture } from '../../ui/Picture';
import { SectionTitle, Small } from '../../ui/theme/text';
import { from, onPhones, screenOnly, space } from '../../ui/theme/tokens';
import { tableColumns } from './stepColumns';
import { StepEntry } from './StepEntry';

/** The steps of one stage, below what it is about. */
export function Stage({ stage: { id, name, summary } }: { readonly stage: JourneyStage }) {
  const first = firstStepOf(id);
  const steps = journeySteps[id];
  return (
    <Group id={id} aria-labelledby={`${id}-title`} data-stage={id}>
      <Head>
        <div>
          <SectionTitle id={`${id}-title`}>{name}</SectionTitle>
          <Small>{stepRange(first, steps.length)}</Small>
        </div>
        <p>{summary}</p>
        <p>
          <strong>{howItWorksPage.yourPart}</strong> {yourPart[id]}
        </p>
        <Scene
          {...stagePictures[id]}
          cropMedia={WIDE}
          sizes={`${WIDE} 34rem, ${pageWide('17rem', '17rem')}`}
          decorative
          $focus={subjects[id]}
        />
      </Head>
      <ol start={first}>
        {steps.map((step, index) => (
          <StepEntry key={step.title} step={step} number={first + index} />
        ))}
      </ol>
    </Group>
  );
}

/** Where a stage's words and its picture are beside each other, in the columns of its table. */
const WIDE = '(min-width: 75em)';

/** CSS `object-position` of a stage's picture and of its wide one: where the subject is, if not in the middle. */
const subjects: Partial<Readonly<Record<StageId, readonly [picture: string, wide: string]>>> = {
  inspect: ['58% 60%', 'center'],
  collect: ['40% 50%', 'center'],
  ship: ['78% 30%', 'top'],
  clear: ['50% 20%', 'center'],
  deliver: ['40% 25%', 'bottom'],
};

const Group = styled.section`
  padding-block: ${space(6)};
  & + & {
    border-top: 2px solid var(--ink);
  }
  scroll-margin-top: calc(var(--covered, 0px) - ${space(2)});
  ${from.sm} {
    padding-block: 0 ${space(4)};
  }
`;

/**
 * The words and a picture, in the table as wide as the document and the money below it. On phones, a stage begins with its
 * picture, from edge to edge.
 */
const Head = styled.div`
  display: grid;
  grid-template: 'title' 'text' 'part' 'scene' / minmax(0, 1fr);
  gap: ${space(2)} ${space(4)};
  padding-bottom: ${space(3)};
  line-height: 1.5;
  > div:first-child {
    grid-area: title;
  }
  > p {
    grid-area: text;
    text-wrap: balance;
  }
  > p + p {
    grid-area: part;
  }
  strong {
    white-space: nowrap;
  }
  ${onPhones} {
    grid-template: 'scene' 'title' 'text' 'part' / minmax(0, 1fr);
    > :last-child {
      /* Covers the line above, which ends at the gutter. */
      margin: calc(-2px - ${space(6)}) calc(-1 * var(--gutter)) 0;
      > img {
        height: 48vw;
      }
    }
    > :first-child {
      display: flex;
      align-items: baseline;
      gap: ${space(4)};
      padding-top: ${space(2)};
    }
  }
  ${from.sm} {
    /* The picture is as wide as the money of the folded steps below. */
    grid-template:
      'title scene' auto 'text scene' auto 'part scene' 1fr / minmax(0, 1fr)
      min(17rem, (100% - 4rem) / 3 + 2rem);
    column-gap: ${space(6)};
    padding: 0 0 0 3rem;
    background: var(--sand);
    > div:first-child {
      display: flex;
      align-items: baseline;
      gap: ${space(4)};
      padding-top: ${space(3)};
    }
    > p + p {
      padding-bottom: ${space(3)};
    }
  }
  @media screen and ${WIDE} {
    ${tableColumns}
    /* The words are in the middle of the picture's height. */
    grid-template-areas: '. . scene scene' '. title scene scene' '. text scene scene' '. part scene scene' '. . scene scene';
    grid-template-rows: 1fr repeat(3, auto) 1fr;
    row-gap: 0;
    padding: 0;
    > div:first-child {
      padding-top: ${space(2)};
    }
    > p {
      font-size: var(--t-lg);
      line-height: 1.4;
    }
  }
`;

const Scene = styled(Picture)<{ $focus: (typeof subjects)[StageId] }>`
  grid-area: scene;
  img {
    object-fit: cover;
    object-position: ${({ $focus }) => $focus?.[0]};
  }
  ${from.sm} {
    img {
      height: 100%;
    }
  }
  @media screen and ${WIDE} {
    img {
      height: 9.5rem;
      min-height: 100%;
      object-position: ${({ $focus }) => $focus?.[1]};
    }
  }
  ${screenOnly}
`;
