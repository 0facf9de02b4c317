import type { QuoteStatus } from '../../api/schemas/quote';
import { onTheLane } from '../../content/pages/trackPage';
import { LazySeaMap } from '../../features/sea-map/LazySeaMap';
import { positionOf } from '../../features/tracking/model/voyage';
import styled from 'styled-components';
import { Container } from '../../ui/theme/layout';
import { Band } from '../../ui/Section';
import { screenOnly } from '../../ui/theme/tokens';
import { useNow } from '../../ui/hooks/useNow';

/** The shipment's estimated position on its lane, if its ports and dates are known. */
export function OnTheLane({ status }: { readonly status: QuoteStatus }) {
  const now = useNow();
  const position = now === null ? undefined : positionOf(status, new Date(now));
  if (!position) return null;
  return (
    <Lane $tone="sea" aria-label={onTheLane.title}>
      <Container>
        <LazySeaMap title={onTheLane.map} ports={[]} position={position} list="folded">
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
