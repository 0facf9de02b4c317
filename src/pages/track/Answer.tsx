import { TrackResult } from '../../features/tracking/TrackResult';
import type { Tracking } from '../../features/tracking/useTracking';
import { OnTheJourney } from './OnTheJourney';
import { OnTheLane } from './OnTheLane';

/** The answer to a look-up, with the shipment's place on the chart. Code of its own: the form does not wait for it. */
export default function Answer({ tracking }: { readonly tracking: Tracking }) {
  return (
    <TrackResult
      tracking={tracking}
      map={(status) => (
        <>
          <OnTheJourney status={status} />
          <OnTheLane status={status} />
        </>
      )}
    />
  );
}
