import { useRef } from 'react';
import type { TouchEvent } from 'react';

/** Minimum horizontal distance of a swipe. */
const SWIPE_PX = 48;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Horizontal one-finger swipes: left is next, right is previous. Pinching and vertical scrolling are ignored.
 * @returns touch handlers for the element
 */
export function useSwipe(onSwipe: (step: -1 | 1) => void) {
  const start = useRef<Point>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      start.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      const from = start.current;
      start.current = undefined;
      if (!finger || !from) return;
      const dx = finger.clientX - from.x;
      const dy = finger.clientY - from.y;
      if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < 2 * Math.abs(dy)) return;
      onSwipe(dx < 0 ? 1 : -1);
    },
  };
}
