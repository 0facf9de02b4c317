import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import styled from 'styled-components';
import { useIsHydrated } from './useIsHydrated';

interface AfterPaintProps {
  /** It is there from the first moment after all. */
  readonly atOnce: boolean;
  readonly children: ReactNode;
}

/** What is heavy and need not be there when a press is answered: it comes right after the first paint. */
export function AfterPaint({ atOnce, children }: AfterPaintProps) {
  return useDeferredValue(true, atOnce) ? children : <Room />;
}

/**
 * What a page has besides what must be seen first: whatever stands below its first screen, and forms, which are heavy.
 * When a visitor goes on to the page, it comes right after the first paint, and half the work stands between the press
 * and the answer. A place within the page, or one to go back to, must be there at once, and so must everything on the
 * first page of a visit.
 */
export function RestOfPage({ children }: { readonly children: ReactNode }) {
  const isLaterPage = useIsHydrated();
  const how = useNavigationType();
  const { hash } = useLocation();
  return <AfterPaint atOnce={!isLaterPage || how === 'POP' || hash !== ''}>{children}</AfterPaint>;
}

/** As high as the screen, so that what stands below does not come up for a moment. */
const Room = styled.div`
  min-height: 100vh;
`;
