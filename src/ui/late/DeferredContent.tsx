import { startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import styled from 'styled-components';
import { useIsHydrated } from '../hooks/useIsHydrated';

/**
 * Content below the fold of the pages where it's felt: on navigation it renders after the first paint, which saves more than
 * 50 ms at 4x (docs/benchmarks/README.md). On the first page, when going back and for links with a hash, it renders at once.
 */
export function DeferredContent({ children }: { readonly children: ReactNode }) {
  const isLaterPage = useIsHydrated();
  const how = useNavigationType();
  const { hash } = useLocation();
  const [isShown, setIsShown] = useState(!isLaterPage || how === NavigationType.Pop || hash !== '');
  useEffect(() => {
    startTransition(() => setIsShown(true));
  }, []);
  return isShown ? children : <Room />;
}

/** A screen tall, so that the footer doesn't flash into view. */
const Room = styled.div`
  min-height: 100vh;
`;
