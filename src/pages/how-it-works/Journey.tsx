import { useRef } from 'react';
import styled from 'styled-components';
import { journey } from '../../content/journey/stages';
import { firstStepOf, journeySteps } from '../../content/journey/steps';
import { stepRange } from '../../content/pages/howItWorks';
import { PinnedVoyage } from '../../features/voyage/PinnedVoyage';
import { useItemInView } from '../../ui/hooks/useItemInView';
import { Container } from '../../ui/theme/layout';
import { from, space } from '../../ui/theme/tokens';
import { Stage } from './Stage';

/** The steps of all stages, below the landscape. */
export function Journey() {
  const list = useRef<HTMLDivElement>(null);
  const read = useItemInView(list, 'data-stage');
  return (
    <PinnedVoyage read={read} note={({ id }) => stepRange(firstStepOf(id), journeySteps[id].length)}>
      <List ref={list}>
        <Before aria-hidden="true" data-stage={journey[0]?.id} />
        {journey.map((stage) => (
          <Stage key={stage.id} stage={stage} />
        ))}
      </List>
    </PinnedVoyage>
  );
}

const List = styled(Container)`
  position: relative;
  ${from.sm} {
    padding-top: ${space(6)};
  }
`;

/** What is before the steps belongs to the first stage, so that the car is back there after a jump to the top. */
const Before = styled.div`
  position: absolute;
  inset: -150vh 0 100%;
  pointer-events: none;
`;
