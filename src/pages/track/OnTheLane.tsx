import { lazy, Suspense } from 'react';
import type { QuoteStatus } from '../../api/schemas';
import { positionOf } from '../../features/tracking/voyage';
import { Container } from '../../ui/layout';
import { Band } from '../../ui/Section';
import { useNow } from '../../ui/useNow';

/** Only who looks a shipment up fetches the chart; without it the dates below tell the same. */
const SeaMap = lazy(() =>
  import('../../features/sea-map/SeaMap').then((module) => ({ default: module.SeaMap })),
);

/** The shipment's place on its sea lane, where its ports and dates tell one. */
export function OnTheLane({ status }: { readonly status: QuoteStatus }) {
  const now = useNow();
  const position = now === null ? undefined : positionOf(status, new Date(now));
  if (!position) return null;
  return (
    <Band $tone="sea" aria-label="On the sea lane">
      <Container>
        <Suspense>
          <SeaMap title="Where it is" ports={[]} position={position} list="folded" />
        </Suspense>
      </Container>
    </Band>
  );
}
