import { useRef } from 'react';
import type { TouchEvent } from 'react';

/** A finger that moves less than this is not a swipe. */
const SWIPE_PX = 48;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * One finger across pages: leftwards to the next. Two fingers zoom and up or down scrolls, so neither pages.
 * @returns handlers for the element that is swiped
 */
export function useSwipe(onSwipe: (step: -1 | 1) => void) {
  const touched = useRef<Point>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      touched.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      const from = touched.current;
      touched.current = undefined;
      if (!finger || !from) return;
      const across = finger.clientX - from.x;
      const along = finger.clientY - from.y;
      if (Math.abs(across) < SWIPE_PX || Math.abs(across) < 2 * Math.abs(along)) return;
      onSwipe(across < 0 ? 1 : -1);
    },
  };
}
