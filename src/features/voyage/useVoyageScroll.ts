import { useEffect, useRef, useState } from 'react';

const stageWidth = ({ scrollWidth, clientWidth }: HTMLElement, count: number) =>
  (scrollWidth - clientWidth) / (count - 1);

const stageOf = (element: HTMLElement, count: number) =>
  Math.round(element.scrollLeft / stageWidth(element, count)) || 0;

/**
 * Which of the stages is in the middle of a strip that scrolls sideways. The strip's own scrolling is the only state.
 * @param start the stage that is in the middle at first
 */
export function useVoyageScroll(count: number, start: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(start);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    // A visitor may have scrolled the prerendered strip already, and measuring it costs a layout.
    if (start > 0) element.scrollTo({ left: stageWidth(element, count) * start, behavior: 'instant' });
    const follow = () => {
      setCurrent(stageOf(element, count));
    };
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      element.removeEventListener('scroll', follow);
    };
  }, [count, start]);

  /** Measures where the strip is: before the first scroll after hydration, `current` may not know. */
  const goBy = (stages: number) => {
    const element = scroller.current;
    if (!element) return;
    const index = Math.min(Math.max(stageOf(element, count) + stages, 0), count - 1);
    element.scrollTo({ left: stageWidth(element, count) * index });
  };
  return { scroller, current, goBy };
}
