import { useRef } from 'react';
import styled, { css } from 'styled-components';
import { journey } from '../../content/journey/stages';
import { firstStepOf, journeySteps } from '../../content/journey/steps';
import { factNames, stepFacts, stepRange } from '../../content/pages/howItWorks';
import { PinnedVoyage } from '../../features/voyage/PinnedVoyage';
import { useItemInView } from '../../ui/hooks/useItemInView';
import { Container } from '../../ui/theme/layout';
import { from, onPhones, space } from '../../ui/theme/tokens';
import { Stage } from './Stage';
import { foldedColumns, inTable, moneyCell, opened, tableColumns } from './stepColumns';

/** The steps of all stages, below the landscape. */
export function Journey() {
  const list = useRef<HTMLDivElement>(null);
  const read = useItemInView(list, 'data-stage');
  return (
    <PinnedVoyage read={read} note={({ id }) => stepRange(firstStepOf(id), journeySteps[id].length)}>
      <List ref={list}>
        <Before aria-hidden="true" data-stage={journey[0]?.id} />
        <Heads aria-hidden="true">
          {factNames.map((fact) => (
            <span key={fact}>{stepFacts[fact]}</span>
          ))}
        </Heads>
        {journey.map((stage) => (
          <Stage key={stage.id} stage={stage} />
        ))}
      </List>
    </PinnedVoyage>
  );
}

const List = styled(Container)`
  position: relative;
  /* On phones, the landscape is right above it, and shows the same yard. */
  ${onPhones} {
    > section:first-of-type picture {
      display: none;
    }
  }
`;

/** What is before the steps belongs to the first stage, so that the car is back there after a jump to the top. */
const Before = styled.div`
  position: absolute;
  inset: -150vh 0 100%;
  pointer-events: none;
`;

/**
 * The names of the facts, for the eye only: each step names them for screen readers. In view below the road, on tablets above
 * the folded steps, and in the table.
 */
const Heads = styled.div`
  --rail: transparent;
  display: none;
  position: sticky;
  /* A little under the road's links, so that nothing shows between them. */
  top: calc(max(var(--covered, 0px), var(--header, 0px)) - ${space(2)});
  z-index: 1;
  padding-block: ${space(3)} ${space(2)};
  border-bottom: 1px solid var(--line);
  background: var(--paper);
  font-size: var(--t-sm);
  font-weight: 700;
  > :last-child {
    ${moneyCell}
  }
  ${from.sm} {
    ${foldedColumns}
    padding-left: 3rem;
    line-height: 1.3;
    > :nth-child(2) {
      font-weight: 400;
    }
  }
  ${opened(css`
    display: none;
  `)}
  ${inTable(css`
    ${tableColumns}
    display: grid;
    padding-left: 0;
    > :nth-child(-n + 2) {
      grid-column: 3;
    }
    > :last-child {
      grid-column: 4;
    }
  `)}
`;
