import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** How far below the viewport an element counts as near, so that it's loaded by the time it's visible. */
const NEAR = '800px 0px';

/**
 * Whether an element has been scrolled near, also once it has left again. True without IntersectionObserver.
 * @param isEnabled if false, nothing is observed and the result stays false
 */
export function useIsNear(target: RefObject<Element | null>, isEnabled = true): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!isEnabled) return undefined;
    if (!target.current || !('IntersectionObserver' in window)) {
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
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target, isEnabled]);
  return isNear;
}
