import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { SCROLL_TOP_THRESHOLD_PX } from '../config/limits';
import { onPaper, space } from '../ui/theme/tokens';

/** Read when the page is scrolled and not while it renders, where it would have the half-made page laid out. */
let isFarDown = false;

const subscribe = (onChange: () => void) => {
  const onScroll = () => {
    isFarDown = window.scrollY > SCROLL_TOP_THRESHOLD_PX;
    onChange();
  };
  onScroll();
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    window.removeEventListener('scroll', onScroll);
  };
};
const isShownNow = () => isFarDown;
const never = () => false;

/** Appears once the page has been scrolled more than 300 px (specification §2). */
export function ScrollToTop() {
  const isShown = useSyncExternalStore(subscribe, isShownNow, never);
  if (!isShown) return null;
  const toTop = () => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
    // The button goes away: focus goes where the visitor goes.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <TopButton type="button" onClick={toTop} aria-label="Scroll to top">
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" fill="none" stroke="currentColor">
        <path d="M10 17V4M4 9.5 10 3.5l6 6" strokeWidth="2.25" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </TopButton>
  );
}

const TopButton = styled.button`
  position: fixed;
  inset: auto ${space(4)} max(${space(4)}, env(safe-area-inset-bottom)) auto;
  z-index: 9;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 2px solid var(--paper);
  border-radius: var(--radius);
  background: var(--ink);
  color: var(--paper);
  cursor: pointer;
  ${onPaper} {
    display: none;
  }
`;
