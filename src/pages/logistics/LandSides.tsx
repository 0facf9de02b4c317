import styled from 'styled-components';
import { landSides, nigeriaSide, usSide } from '../../content/services/logistics';
import type { LandStep } from '../../content/services/logistics';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/theme/layout';
import { SubTitle } from '../../ui/theme/text';
import { from, headingFont, onPaper, space, visuallyHidden } from '../../ui/theme/tokens';
import { NigeriaPlan, UsPlan } from './GroundPlan';
import { SeaBar } from './SeaBar';
import { alongRoad, MARGIN, StepSign } from './StepSign';

/**
 * Both countries' inland transport as one ground plan, in two halves from left to right, or on tablets one above the other.
 * Its numbers are the handoffs of the lists below. Where the plan would be too small, its road runs along the lists.
 */
export function LandSides() {
  return (
    <Section tone="sand" title={landSides.title} intro={landSides.intro}>
      <Sides>
        <Side>
          <UsPlan />
          <SubTitle>{landSides.us}</SubTitle>
          <Steps steps={usSide} first={1} />
        </Side>
        <SeaBar />
        <Side>
          <NigeriaPlan />
          <SubTitle>{landSides.nigeria}</SubTitle>
          <Steps steps={nigeriaSide} first={usSide.filter(({ handoff }) => handoff).length + 1} />
        </Side>
      </Sides>
    </Section>
  );
}

interface StepsProps {
  readonly steps: readonly LandStep[];
  /** Number of the first handoff. */
  readonly first: number;
}

function Steps({ steps, first }: StepsProps) {
  return (
    <List as="ol">
      {steps.map(({ id, title, text, handoff }, index) => (
        <li key={id} id={id}>
          <StepSign id={id} />
          <SubTitle as="h4">{title}</SubTitle>
          <p>{text}</p>
          {handoff && (
            <Handoff>
              <b>{first + steps.slice(0, index).filter((before) => before.handoff).length}</b>
              <div>
                <strong>{handoff.title}</strong>
                <p>{handoff.proof}</p>
              </div>
            </Handoff>
          )}
        </li>
      ))}
    </List>
  );
}

/** Between columns. */
const GAP = 'clamp(1.5rem, 3vw, 3rem)';

/** The road, which runs in the list's margin below 640 px. */
const ROAD = '1.75rem';

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  ${from.sm} {
    row-gap: ${space(10)};
  }
  /* The halves of the plan are 800 and 640 units wide. Below it, the six steps have one width each. */
  ${from.lg} {
    grid-template-columns: repeat(36, minmax(0, 1fr));
    gap: ${space(5)} 0;
  }
`;

/** The plan's half is left out on phones. On paper, it's there, because the list's road needs a narrow screen. */
const Side = styled.div`
  @media screen and (max-width: 39.99em) {
    > svg {
      display: none;
    }
  }
  ${from.sm} {
    h3 {
      margin-top: ${space(5)};
    }
  }
  ${from.lg} {
    display: contents;
    h3 {
      ${visuallyHidden}
    }
    > svg {
      grid-area: 1 / span 20;
    }
    ol {
      grid-area: 2 / span 24;
    }
    &:first-child > svg {
      border-inline-end-width: 0;
    }
    &:last-child {
      > svg {
        grid-column-end: span 16;
        border-inline-start-width: 0;
      }
      ol {
        grid-column-end: span 12;
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
    }
  }
  ${alongRoad} {
    &:last-child > h3 {
      padding-inline-start: ${MARGIN};
    }
  }
`;

/** Two columns from 640 px. From 1200 px up, a column for each step. */
const List = styled(Stack)`
  margin-top: ${space(4)};
  gap: ${space(6)};
  h4 + p {
    margin-top: ${space(1)};
  }
  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${GAP};
    > li {
      display: grid;
      grid-template-rows: auto 1fr auto;
    }
  }
  ${from.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    column-gap: 0;
    margin: 0;
    > li {
      grid-template-rows: auto;
      align-content: start;
      padding-inline-end: ${space(6)};
    }
    h4 {
      font-size: 1rem;
      letter-spacing: -0.02em;
    }
    h4 + p {
      margin-top: ${space(2)};
    }
  }
  ${alongRoad} {
    position: relative;
    > li,
    > li > div {
      display: grid;
      grid-template-columns: ${MARGIN} minmax(0, 1fr);
    }
    > li > * {
      grid-column: 2;
      position: relative;
    }
    > li > svg,
    > li > div {
      grid-column: 1 / -1;
    }
    > li > svg {
      grid-area: 1 / 1 / span 2;
    }
    &::before {
      content: '';
      position: absolute;
      inset: 0 auto -${space(5)} calc((2.75rem - ${ROAD}) / 2);
      width: ${ROAD};
      border-inline: 2px solid var(--ink);
      background:
        linear-gradient(var(--ink) 50%, transparent 0) center / 2px 1.25rem repeat-y,
        var(--paper);
    }
    /* From the pier, past the title. */
    div:last-child > &::before {
      top: -4rem;
    }
  }
  ${from.sm} {
    > li {
      padding-top: ${space(3)};
      border-top: 2px solid var(--ink);
    }
  }
`;

const Handoff = styled.div`
  display: grid;
  grid-template-columns: 2.75rem minmax(0, 1fr);
  align-items: start;
  margin-top: ${space(4)};
  font-size: var(--t-sm);
  line-height: 1.5;
  b {
    ${headingFont}
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    border: 2px solid var(--paper);
    border-radius: 50%;
    background: var(--ink);
    color: var(--paper);
    ${onPaper} {
      border-color: currentColor;
      background: none;
      color: inherit;
    }
  }
  ${alongRoad} {
    b {
      margin-inline-start: 0.375rem;
    }
  }
`;
