import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** `still`: as it stands; `waiting`: not yet on the screen; `drawing`: it has just come into view. */
export type Progress = 'still' | 'waiting' | 'drawing';

/** Lets something below the fold wait until it is seen. Without the observer it simply stands there. */
export function useDrawnIn(ref: RefObject<Element | null>): Progress {
  const [progress, setProgress] = useState<Progress>('still');
  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) observer.disconnect();
        setProgress((before) =>
          entry?.isIntersecting ? (before === 'waiting' ? 'drawing' : before) : 'waiting',
        );
      },
      { threshold: 0.25 },
    );
    observer.observe(ref.current);
    return () => {
      observer.disconnect();
    };
  }, [ref]);
  return progress;
}
