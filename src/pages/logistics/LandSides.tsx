import styled from 'styled-components';
import { paths } from '../../config/paths';
import { landSides, nigeriaSide, usSide } from '../../content/services/logistics';
import type { LandStep } from '../../content/services/logistics';
import { ArrowLink } from '../../ui/links';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/theme/layout';
import { Stencil, SubTitle } from '../../ui/theme/text';
import { from, hatchedSea, headingFont, onPaper, seaGround, space } from '../../ui/theme/tokens';
import { GroundPlan } from './GroundPlan';
import { alongRoad, StepSign } from './StepSign';

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
          <Sea>
            <Stencil>{landSides.atSea}</Stencil>
            <ArrowLink to={paths.autoShipping}>{landSides.seeShipping}</ArrowLink>
          </Sea>
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
  display: none;
  ${from.md} {
    display: block;
  }
  ${onPaper} {
    display: block;
  }
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  ${from.md} {
    row-gap: ${space(8)};
  }
`;

/** The road, which runs in the list's margin below 960 px. */
const ROAD = '1.75rem';
const MARGIN = '3.5rem';

/** From 960 px, in two columns; from 1200 px in four, where two steps have their handoffs beside them. */
const List = styled(Stack)`
  margin-top: ${space(4)};
  gap: ${space(6)};
  ${from.md} {
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
  ${from.lg} {
    div:first-child > & {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    div:last-child > & > li {
      grid-row: auto;
      grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
      column-gap: ${GAP};
      > div {
        grid-area: 1 / 2 / span 2;
        margin-top: 0;
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
      inset: 0 auto 0 calc((2.75rem - ${ROAD}) / 2);
      width: ${ROAD};
      border-inline: 2px solid var(--ink);
      background:
        linear-gradient(var(--ink) 50%, transparent 0) center / 2px 1.25rem repeat-y,
        var(--paper);
    }
  }
  ${from.md} {
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

/** Where the plan is, its sea is enough. */
const Sea = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(5)};
  ${from.md} {
    display: none;
  }
  ${onPaper} {
    display: none;
  }
  @media screen {
    padding: ${space(3)} ${space(4)};
    border: 0 solid var(--ink);
    border-block-width: 4px;
    background: ${hatchedSea};
    > * {
      background: ${seaGround};
      padding-inline: ${space(2)};
    }
  }
  ${alongRoad} {
    margin-inline: calc(-1 * var(--gutter));
    padding: ${space(5)} var(--gutter);
  }
`;
