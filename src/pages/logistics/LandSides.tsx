import styled from 'styled-components';
import { landSides, nigeriaSide, usSide } from '../../content/services/logistics';
import type { LandStep } from '../../content/services/logistics';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/theme/layout';
import { SubTitle } from '../../ui/theme/text';
import { below, from, headingFont, oneColumn, onPaper, space, visuallyHidden } from '../../ui/theme/tokens';
import { NigeriaPlan, UsPlan } from './GroundPlan';
import { SeaBar } from './SeaBar';
import { alongRoad, MARGIN, StepSign } from './StepSign';

/**
 * Both countries' inland transport as one ground plan, in two halves from left to right. Its numbers are the handoffs of the
 * lists below. Where the plan would be too small, its road runs along the lists.
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
        // The services page links to a step.
        <li key={id} id={id}>
          <StepSign id={id} />
          <Place>
            <SubTitle as="h4">{title}</SubTitle>
            <p>{text}</p>
          </Place>
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

/** The road, which runs in the list's margin below 640 px. */
const ROAD = '1.75rem';

/** From 640 px, the plan is in one row, and the six steps are below it in pairs, or from 1200 px in threes. */
const Sides = styled.div`
  ${oneColumn}
  gap: ${space(5)};
  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 ${space(8)};
  }
  ${from.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: ${space(10)};
  }
`;

const part = (units: number) => `calc((100% + 2 * var(--bleed)) * ${String(units / 1440)})`;

/** The plan's half goes to the window's edge below 1200 px. On phones, it's left out, but not on paper, which lacks their road. */
const Side = styled.div`
  ${below.sm} {
    > svg {
      display: none;
    }
  }
  ${from.sm} {
    &,
    ol {
      display: contents;
    }
    h3 {
      ${visuallyHidden}
    }
    > svg {
      --bleed: var(--gutter);
      grid-area: 1 / 1 / auto / -1;
      width: ${part(802)};
      margin-inline: calc(-1 * var(--bleed));
    }
    &:last-child > svg {
      justify-self: end;
      width: ${part(638)};
    }
  }
  ${from.lg} {
    > svg {
      --bleed: 0px;
      border-inline-start-width: 2px;
    }
    &:last-child > svg {
      border-left-width: 0;
      border-right-width: 2px;
    }
  }
  ${alongRoad} {
    &:last-child > h3 {
      padding-inline-start: ${MARGIN};
    }
  }
`;

/** A step's title and text. */
const Place = styled.div`
  p {
    margin-top: ${space(1)};
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
    grid-template-columns: ${MARGIN} minmax(0, 1fr);
    b {
      margin-inline-start: 0.375rem;
    }
  }
`;

/** From 640 px, the places are in one row and their handoffs in the next. */
const List = styled(Stack)`
  margin-top: ${space(4)};
  gap: ${space(6)};
  ${from.sm} {
    > li {
      display: contents;
    }
    ${Place} {
      grid-row: 2;
      margin-top: ${space(8)};
      padding-top: ${space(3)};
      border-top: 2px solid var(--ink);
    }
    ${Handoff} {
      grid-row: 3;
    }
    > :nth-child(n + 3) > ${Place} {
      grid-row: 4;
    }
    > :nth-child(n + 3) > ${Handoff} {
      grid-area: 5 / 1 / auto / -1;
    }
    ${Side}:last-child & ${Place} {
      grid-row: 6;
    }
    ${Side}:last-child & ${Handoff} {
      grid-row: 7;
    }
  }
  ${from.lg} {
    > :nth-child(3) > ${Place} {
      grid-row: 2;
    }
    ${Side}:last-child & ${Place} {
      grid-row: 4;
    }
    > :nth-child(n + 3) > ${Handoff}, ${Side}:last-child & ${Handoff} {
      grid-area: 5;
    }
  }
  ${alongRoad} {
    position: relative;
    > li {
      display: grid;
      grid-template-columns: ${MARGIN} minmax(0, 1fr);
      > * {
        position: relative;
      }
    }
    ${Handoff} {
      grid-column: 1 / -1;
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
`;
