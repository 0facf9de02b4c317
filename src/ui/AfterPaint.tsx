import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface AfterPaintProps {
  /** It is there from the first moment after all. */
  readonly atOnce: boolean;
  readonly children: ReactNode;
}

/** What is heavy and need not be there when a press is answered: it comes right after the first paint. */
export function AfterPaint({ atOnce, children }: AfterPaintProps) {
  return useDeferredValue(true, atOnce) ? children : <Room />;
}

/** As high as the screen, so that what stands below does not come up for a moment. */
const Room = styled.div`
  min-height: 100vh;
`;
