import { useEffect } from 'react';
import { LookingUp } from '../../features/tracking/LookingUp';
import type { Tracking } from '../../features/tracking/useTracking';
import { LazyPart, preloadPart } from '../../ui/late/LazyPart';
import { Container } from '../../ui/theme/layout';
import { Band } from '../../ui/Section';
import { LoadFailureBand } from './LoadFailureBand';

const load = () => import('./LookupResult');

/** Lazy-loads the result. Preloaded with the form, because the connection may be down when it's needed. */
export function LazyLookupResult({ tracking }: { readonly tracking: Tracking }) {
  useEffect(() => {
    void preloadPart(load);
  }, []);
  if (!tracking.lookup) return null;
  return (
    <LazyPart load={load} props={{ tracking }} failure={(retry) => <LoadFailureBand onRetry={retry} />}>
      <Band>
        <Container>
          <LookingUp reference={tracking.lookup.reference} />
        </Container>
      </Band>
    </LazyPart>
  );
}
