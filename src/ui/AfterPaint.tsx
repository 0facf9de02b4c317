import { startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface AfterPaintProps {
  /** Render the children at once after all. */
  readonly atOnce: boolean;
  readonly children: ReactNode;
}

/** Defers heavy content that need not be there when a press is answered: it is rendered right after the first paint. */
export function AfterPaint({ atOnce, children }: AfterPaintProps) {
  const [isShown, setIsShown] = useState(atOnce);
  useEffect(() => {
    startTransition(() => {
      setIsShown(true);
    });
  }, []);
  return isShown ? children : <Room />;
}

/** As high as the screen, so that what stands below does not come up for a moment. */
const Room = styled.div`
  min-height: 100vh;
`;
