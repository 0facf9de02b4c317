import { useRef } from 'react';
import { journey } from '../../content/journey/stages';
import { firstStepOf, journeySteps } from '../../content/journey/steps';
import { stepRange } from '../../content/pages/howItWorks';
import { PinnedVoyage } from '../../features/voyage/PinnedVoyage';
import { useItemInView } from '../../ui/hooks/useItemInView';
import { Container } from '../../ui/theme/layout';
import { Stage } from './Stage';

/** The steps of all stages, below the landscape. */
export function Journey() {
  const list = useRef<HTMLDivElement>(null);
  const read = useItemInView(list, 'data-stage');
  return (
    <PinnedVoyage read={read} note={({ id }) => stepRange(firstStepOf(id), journeySteps[id].length)}>
      <Container ref={list}>
        {journey.map((stage) => (
          <Stage key={stage.id} stage={stage} />
        ))}
      </Container>
    </PinnedVoyage>
  );
}
