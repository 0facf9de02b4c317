import { useEffect, useRef, useState } from 'react';

const stageWidth = ({ scrollWidth, clientWidth }: HTMLElement, count: number) =>
  (scrollWidth - clientWidth) / (count - 1);

/**
 * Tracks which stage is centered in a horizontal scroller. The scroll position is the source of truth.
 * @param start index of the stage to center first
 * @param shown index of the stage to scroll to, each time it changes
 */
export function useVoyageScroll(count: number, start: number, shown?: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(start);
  // The stage that the buttons scroll to. A second press counts from there, not from where the first one has come.
  const target = useRef<number>(undefined);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    // At 0 there's nothing to do, and measuring would force a layout. The visitor may also have scrolled
    // already.
    if (start > 0) element.scrollTo({ left: stageWidth(element, count) * start, behavior: 'instant' });
    if (!('IntersectionObserver' in window)) return undefined;
    const stages = [...element.querySelectorAll('li')];
    // Observes only the scroller's center line. Unlike a scroll listener, this runs once per stage, not per frame.
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (!entered) return;
        const stage = stages.findIndex((one) => one === entered.target);
        setCurrent(stage);
        if (stage === target.current) target.current = undefined;
      },
      { root: element, rootMargin: '0px -50%' },
    );
    for (const stage of stages) observer.observe(stage);
    // A swipe may have interrupted the scroll. Older browsers only say that the visitor touches it again.
    const interruption = 'onscrollend' in window ? 'scrollend' : 'pointerdown';
    const forgetTarget = () => {
      target.current = undefined;
    };
    element.addEventListener(interruption, forgetTarget);
    return () => {
      observer.disconnect();
      element.removeEventListener(interruption, forgetTarget);
    };
  }, [count, start]);

  const last = useRef(start);
  useEffect(() => {
    const element = scroller.current;
    if (!element || shown === undefined || shown === last.current) return;
    last.current = shown;
    element.scrollTo({ left: stageWidth(element, count) * shown });
  }, [count, shown]);

  const goBy = (stages: number) => {
    const element = scroller.current;
    if (!element) return;
    const width = stageWidth(element, count);
    const from = target.current ?? Math.round(element.scrollLeft / width);
    const index = Math.min(Math.max(from + stages, 0), count - 1);
    if (index === from) return;
    target.current = index;
    element.scrollTo({ left: width * index });
  };
  return { scroller, current, goBy };
}
