import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { reloadFresh } from '../../lib/refreshCode';
import { TextButton } from '../buttons/Button';
import { onInk, screenOnly, space } from '../theme/tokens';
import { Cluster } from '../theme/layout';

interface LoadBarProps {
  readonly offersReload?: boolean;
  readonly children: ReactNode;
}

/** A bar at the bottom of the screen while a dialog's code is loading, or if it failed to load. */
export function LoadBar({ offersReload, children }: LoadBarProps) {
  return (
    <Bar $gap={[1, 5]} role="status">
      {children}
      {offersReload && (
        <TextButton type="button" onClick={() => void reloadFresh()}>
          Reload the page
        </TextButton>
      )}
    </Bar>
  );
}

const appear = keyframes`
  from { visibility: hidden; }
`;

/** Appears with a delay, so that fast connections don't show it. */
const Bar = styled(Cluster)`
  position: fixed;
  inset: auto 0 0;
  z-index: 20;
  justify-content: center;
  padding: ${space(3)} var(--gutter);
  ${onInk}
  animation: ${appear} var(--patience) step-end;
  ${screenOnly}
`;
