import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { lookupWords } from '../../content/pages/trackLookup';
import { boardPlace } from '../../content/pages/trackPage';
import { formExpanded } from '../../features/tracking/model/lookupSlice';
import { useLookup } from '../../features/tracking/useLookup';
import { LazyPart, preloadPart } from '../../ui/late/LazyPart';
import { LoadFailure } from '../../ui/late/LoadFailure';
import { Skeleton } from '../../ui/late/Skeleton';
import { Container } from '../../ui/theme/layout';
import { Band } from '../../ui/Section';
import type { Retry } from '../../ui/RetryNotice';

const loadResult = () => import('./LookupResult');
const loadBoard = () => import('./Board');

/** Lazy-loads the result. Preloaded with the form, because the connection may be down when it's needed. */
export function LazyLookupResult() {
  const { query, found, error } = useLookup();
  const [earlier] = useState({ found, error });
  useEffect(() => {
    void preloadPart(loadResult);
  }, []);
  if (!query) return null;
  return (
    <LazyPart load={loadResult} props={{ earlier }} failure={(retry) => <MissingResult {...retry} />}>
      <Band>
        <Container>
          <Skeleton label={lookupWords.lookingUp(query.reference)} lines={5} />
        </Container>
      </Band>
    </LazyPart>
  );
}

/** The form stays open without a result on the screen. */
function MissingResult(retry: Retry) {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(formExpanded());
  }, [dispatch]);
  return <FailureBand {...retry} />;
}

/** Lazy-loads the board. Reserves the viewport's height, so that visible content doesn't shift. */
export function LazyBoard({ openCount }: { readonly openCount: number }) {
  return (
    <LazyPart load={loadBoard} props={{ openCount }} failure={(retry) => <FailureBand {...retry} />}>
      <Place $tone="sand">
        <Container>
          <Skeleton label={boardPlace.loading} lines={8} />
        </Container>
      </Place>
    </LazyPart>
  );
}

const FailureBand = (retry: Retry) => (
  <Band>
    <Container>
      <LoadFailure {...retry} />
    </Container>
  </Band>
);

const Place = styled(Band)`
  min-height: 100vh;
`;
