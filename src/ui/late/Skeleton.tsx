import styled, { keyframes } from 'styled-components';
import { Container, Stack } from '../theme/layout';
import { scriptsOnly, space } from '../theme/tokens';
import { VisuallyHidden } from '../theme/VisuallyHidden';

/** A pulsing placeholder while code or data is loading. */
export function Skeleton({ label, lines }: { readonly label: string; readonly lines: number }) {
  return (
    <Lines $gap={3} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, index) => (
        <Line key={index} aria-hidden="true" />
      ))}
    </Lines>
  );
}

/** A page-sized placeholder, tall enough to keep the footer below the fold. */
export function PageSkeleton({ label }: { readonly label: string }) {
  return (
    <Tall>
      <Skeleton label={label} lines={6} />
    </Tall>
  );
}

const pulse = keyframes`
  50% { opacity: 0.45; }
`;

/** Hidden without scripts, which load what it stands for. */
const Lines = styled(Stack)`
  ${scriptsOnly}
`;

const Line = styled.div`
  height: 1.25rem;
  border-radius: var(--radius);
  background: var(--sand-deep);
  &:last-child {
    width: 60%;
  }
  animation: ${pulse} var(--pulse) var(--ease) infinite;
`;

const Tall = styled(Container)`
  min-height: 100vh;
  padding-block: ${space(16)};
`;
