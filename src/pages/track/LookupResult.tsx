import type { ComponentProps } from 'react';
import { TrackResult } from '../../features/tracking/TrackResult';
import { stageOf } from '../../features/tracking/model/journeyStage';
import { LazyPart } from '../../ui/late/LazyPart';
import { OnTheLane } from './OnTheLane';

const loadJourney = () => import('./OnTheJourney');

/** The result of a lookup, with the shipment's position on the journey and on the map. */
export default function LookupResult(props: Omit<ComponentProps<typeof TrackResult>, 'map'>) {
  return (
    <TrackResult
      {...props}
      map={(status) => (
        <>
          {stageOf(status) && <LazyPart load={loadJourney} props={{ status }} room={[32, 40]} />}
          <OnTheLane status={status} />
        </>
      )}
    />
  );
}
