import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** How far below the viewport an element counts as near, so that it's loaded by the time it's visible. */
const NEAR = '800px 0px';

/**
 * Whether an element has been scrolled near; true without IntersectionObserver. Stays false if `isWatched` is false.
 */
export function useIsNear(place: RefObject<Element | null>, isWatched = true): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!isWatched) return undefined;
    if (!place.current || !('IntersectionObserver' in window)) {
      // eslint-disable-next-line react-hooks/set-state-in-effect -- known only in the browser; hydration must not differ
      setIsNear(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setIsNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
    };
  }, [place, isWatched]);
  return isNear;
}
