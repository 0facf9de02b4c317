import { LoadFailure } from '../../ui/late/LoadFailure';
import { Band } from '../../ui/Section';
import { Container } from '../../ui/theme/layout';

/** A notice in place of a section whose code failed to load. */
export function LoadFailureBand({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Band>
      <Container>
        <LoadFailure onRetry={onRetry} />
      </Container>
    </Band>
  );
}
