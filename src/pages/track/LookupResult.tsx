import type { ComponentProps } from 'react';
import { TrackResult } from '../../features/tracking/TrackResult';
import { OnTheJourney } from './OnTheJourney';
import { OnTheLane } from './OnTheLane';

/** The result of a lookup, with the shipment's position on the journey and on the map. */
export default function LookupResult(props: Omit<ComponentProps<typeof TrackResult>, 'map'>) {
  return (
    <TrackResult
      {...props}
      map={(status, isShared) => (
        <>
          <OnTheJourney status={status} isShared={isShared} />
          <OnTheLane status={status} />
        </>
      )}
    />
  );
}
