import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import styled from 'styled-components';
import { useIsHydrated } from './useIsHydrated';

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
  const isShown = useDeferredValue(true, !isLaterPage || how === 'POP' || hash !== '');
  return isShown ? children : <Room />;
}

/** As high as the screen, so that the footer does not come up for a moment. */
const Room = styled.div`
  min-height: 100vh;
`;
