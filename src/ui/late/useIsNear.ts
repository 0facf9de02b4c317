import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** How far below the screen a place is near, so that what belongs there is there when the visitor is. */
const NEAR = '800px 0px';

/** Whether a place has come near the screen; at once where a browser cannot tell. Never if it is not watched. */
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
