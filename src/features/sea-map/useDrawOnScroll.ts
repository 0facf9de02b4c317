import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** `still`: not animated; `waiting`: not in view yet; `drawing`: animating, as it just came into view. */
export type DrawState = 'still' | 'waiting' | 'drawing';

/** Delays an animation until the element is in view. Without `IntersectionObserver`, there's no animation. */
export function useDrawOnScroll(ref: RefObject<Element | null>): DrawState {
  const [progress, setProgress] = useState<DrawState>('still');
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
    return () => observer.disconnect();
  }, [ref]);
  return progress;
}
