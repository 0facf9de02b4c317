import styled from 'styled-components';
import { boardPlace } from '../../content/pages/trackPage';
import { LazyPart } from '../../ui/late/LazyPart';
import { Skeleton } from '../../ui/late/Skeleton';
import { Band } from '../../ui/Section';
import { Container } from '../../ui/theme/layout';
import { LoadFailureBand } from './LoadFailureBand';

const load = () => import('./Board');

/** Lazy-loads the board. Reserves the viewport's height, so that visible content doesn't shift. */
export function LazyBoard({ openCount }: { readonly openCount: number }) {
  return (
    <LazyPart load={load} props={{ openCount }} failure={(retry) => <LoadFailureBand onRetry={retry} />}>
      <Place $tone="sand">
        <Container>
          <Skeleton label={boardPlace.loading} lines={8} />
        </Container>
      </Place>
    </LazyPart>
  );
}

const Place = styled(Band)`
  min-height: 100vh;
`;
