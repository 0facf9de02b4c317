import type { ComponentProps } from 'react';
import styled from 'styled-components';
import type { QuoteStatus } from '../../api/schemas/quote';
import { onTheLane } from '../../content/pages/trackPage';
import { LazySeaMap } from '../../features/sea-map/LazySeaMap';
import { positionOf } from '../../features/tracking/model/position';
import { TrackResult } from '../../features/tracking/TrackResult';
import { useNow } from '../../ui/hooks/useNow';
import { Band } from '../../ui/Section';
import { Container } from '../../ui/theme/layout';
import { screenOnly } from '../../ui/theme/tokens';
import { OnTheJourney } from './OnTheJourney';

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

/** The shipment's estimated position on its lane, if its ports and dates are known. */
function OnTheLane({ status }: { readonly status: QuoteStatus }) {
  const now = useNow();
  const position = now === null ? undefined : positionOf(status, new Date(now));
  if (!position) return null;
  return (
    <Lane $tone="sea" aria-label={onTheLane.title}>
      <Container>
        <LazySeaMap title={onTheLane.map} ports={[]} position={position} hasList>
          <p>{onTheLane.loading}</p>
        </LazySeaMap>
      </Container>
    </Lane>
  );
}

/** Not printed: the result fits on one page, and says the same in words. */
const Lane = styled(Band)`
  ${screenOnly}
`;
