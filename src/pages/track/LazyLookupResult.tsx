import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { lookupWords } from '../../content/pages/trackLookup';
import { formExpanded } from '../../features/tracking/model/lookupSlice';
import { useLookup } from '../../features/tracking/useLookup';
import { LazyPart, preloadPart } from '../../ui/late/LazyPart';
import { Skeleton } from '../../ui/late/Skeleton';
import { Container } from '../../ui/theme/layout';
import { Band } from '../../ui/Section';
import { LoadFailureBand } from './LoadFailureBand';

const load = () => import('./LookupResult');

/** Lazy-loads the result. Preloaded with the form, because the connection may be down when it's needed. */
export function LazyLookupResult() {
  const { query, found } = useLookup();
  const [earlier] = useState(found);
  useEffect(() => {
    void preloadPart(load);
  }, []);
  if (!query) return null;
  return (
    <LazyPart load={load} props={{ earlier }} failure={(retry) => <MissingResult onRetry={retry} />}>
      <Band>
        <Container>
          <Skeleton label={lookupWords.lookingUp(query.reference)} lines={5} />
        </Container>
      </Band>
    </LazyPart>
  );
}

/** The form stays open without a result on the screen. */
function MissingResult({ onRetry }: { readonly onRetry: () => void }) {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(formExpanded());
  }, [dispatch]);
  return <LoadFailureBand onRetry={onRetry} />;
}
