import { useEffect, useState } from 'react';
import { lookupWords } from '../../content/pages/trackLookup';
import type { DoneDeadlines } from '../../features/tracking/model/doneDeadlines';
import { useLookup } from '../../features/tracking/useLookup';
import { LazyPart, preloadPart } from '../../ui/late/LazyPart';
import { Skeleton } from '../../ui/late/Skeleton';
import { Container } from '../../ui/theme/layout';
import { Band } from '../../ui/Section';
import { LoadFailureBand } from './LoadFailureBand';

const load = () => import('./LookupResult');

/** Lazy-loads the result. Preloaded with the form, because the connection may be down when it's needed. */
export function LazyLookupResult({ done }: { readonly done: DoneDeadlines }) {
  const { lookup, found } = useLookup();
  const [earlier] = useState(found);
  useEffect(() => {
    void preloadPart(load);
  }, []);
  if (!lookup) return null;
  return (
    <LazyPart load={load} props={{ done, earlier }} failure={(retry) => <LoadFailureBand onRetry={retry} />}>
      <Band>
        <Container>
          <Skeleton label={lookupWords.lookingUp(lookup.reference)} lines={5} />
        </Container>
      </Band>
    </LazyPart>
  );
}
