import styled from 'styled-components';
import { landSides, nigeriaSide, usSide } from '../../content/services/logistics';
import type { LandStep } from '../../content/services/logistics';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/theme/layout';
import { SubTitle } from '../../ui/theme/text';
import { from, headingFont, onPaper, space } from '../../ui/theme/tokens';
import { GroundPlan } from './GroundPlan';
import { SeaBar } from './SeaBar';
import { alongRoad, MARGIN, StepSign } from './StepSign';

/**
 * Both countries' inland transport as one ground plan, whose numbers are the handoffs of the list below it. Where the plan
 * would be too small, its road runs along the list.
 */
export function LandSides() {
  return (
    <Section tone="sand" title={landSides.title} intro={landSides.intro}>
      <Stack $gap={6}>
        <Plan>
          <GroundPlan />
        </Plan>
        <Sides>
          <div>
            <SubTitle>{landSides.us}</SubTitle>
            <Steps steps={usSide} first={1} />
          </div>
          <SeaBar />
          <div>
            <SubTitle>{landSides.nigeria}</SubTitle>
            <Steps steps={nigeriaSide} first={usSide.filter(({ handoff }) => handoff).length + 1} />
          </div>
        </Sides>
      </Stack>
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

/** On paper, too, because the list's road needs a narrow screen. */
const Plan = styled.div`
  @media screen and (max-width: 39.99em) {
    display: none;
  }
`;

/** The road, which runs in the list's margin below 640 px. */
const ROAD = '1.75rem';

/** From 1280 px: as the plan has them, from the left to the right. */
const oneRow = '@media screen and (min-width: 80em)';

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  ${from.sm} {
    row-gap: ${space(8)};
  }
  ${alongRoad} {
    > :last-child > h3 {
      padding-inline-start: ${MARGIN};
    }
  }
  @supports (grid-template-rows: subgrid) {
    ${oneRow} {
      grid-template-columns: repeat(6, minmax(0, 1fr));
      gap: 0 ${space(6)};
      > :not(:nth-child(2)),
      ol {
        display: contents;
      }
      h3 {
        grid-area: 1 / 1 / auto / span 4;
        margin-bottom: ${space(3)};
      }
      > :last-child > h3 {
        grid-area: 1 / 5 / auto / span 2;
      }
      && li {
        grid-row: 2 / span 3;
      }
      li > p {
        font-size: var(--t-sm);
      }
    }
  }
`;

/** Two columns from 640 px. */
const List = styled(Stack)`
  margin-top: ${space(4)};
  gap: ${space(6)};
  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${GAP};
    > li {
      display: grid;
      grid-template-rows: auto 1fr auto;
    }
    /* Without subgrid, the handoffs end level. */
    @supports (grid-template-rows: subgrid) {
      > li {
        grid-row: span 3;
        grid-template-rows: subgrid;
        row-gap: 0;
      }
    }
  }
  h4 + p {
    margin-top: ${space(1)};
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
