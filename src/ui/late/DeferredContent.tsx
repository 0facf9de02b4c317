import { startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import styled from 'styled-components';
import { useIsHydrated } from '../hooks/useIsHydrated';

/**
 * Content below the first screen, and forms, which are heavy. On a change of page it renders right after the first paint,
 * so that the press is answered in half the time. On the first page of a visit, when going back, and for a link to a place
 * within the page, it must be there at once.
 */
export function DeferredContent({ children }: { readonly children: ReactNode }) {
  const isLaterPage = useIsHydrated();
  const how = useNavigationType();
  const { hash } = useLocation();
  const [isShown, setIsShown] = useState(!isLaterPage || how === NavigationType.Pop || hash !== '');
  useEffect(() => {
    startTransition(() => {
      setIsShown(true);
    });
  }, []);
  return isShown ? children : <Room />;
}

/** As high as the screen, so that the footer does not come up for a moment. */
const Room = styled.div`
  min-height: 100vh;
`;
