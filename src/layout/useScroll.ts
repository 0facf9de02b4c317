import { useSyncExternalStore } from 'react';
import { SCROLL_TOP_THRESHOLD_PX } from '../config/limits';

/** Updated on scroll rather than read while rendering, which would force a layout. */
let y = 0;
let turnedAt = 0;
let isUp = false;

/** Smaller movements are ignored, because a resting thumb isn't still. */
const TURN_PX = 6;

const subscribe = (onChange: () => void) => {
  const onScroll = () => {
    y = window.scrollY;
    // At the top at once, so that a first small movement down doesn't count as up.
    if (y <= 0 || Math.abs(y - turnedAt) >= TURN_PX) {
      // Near the top, the header is still in view, so it needn't reappear.
      isUp = y > 0 && y < turnedAt && (isUp || isFarDown());
      turnedAt = y;
    }
    onChange();
  };
  onScroll();
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
};
const never = () => false;
const isFarDown = () => y > SCROLL_TOP_THRESHOLD_PX;
const isScrolledUp = () => isUp;

/** Whether the page has been scrolled more than 300 px (specification §2). */
export const useIsFarDown = (): boolean => useSyncExternalStore(subscribe, isFarDown, never);

/** Whether the visitor last scrolled up, and isn't at the top yet. */
export const useIsScrolledUp = (): boolean => useSyncExternalStore(subscribe, isScrolledUp, never);
