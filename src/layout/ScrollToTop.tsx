import { useCallback, useRef } from 'react';
import styled from 'styled-components';
import * as layoutWords from '../content/layout';
import { useIsAnyInView } from '../ui/hooks/useIsAnyInView';
import { screenOnly, space } from '../ui/theme/tokens';
import { useIsFarDown } from './useScroll';

const CONTROLS = ['main', 'footer']
  .flatMap((part) =>
    ['a', 'button', 'input', 'label', 'select', 'textarea', 'summary'].map((control) => `${part} ${control}`),
  )
  .join();
const CLEARANCE_PX = 8;

/** Appears after scrolling more than 300 px (specification §2). */
export function ScrollToTop() {
  return useIsFarDown() ? <TopButton /> : null;
}

function TopButton() {
  const button = useRef<HTMLButtonElement>(null);
  const isInTheWay = useIsAnyInView(
    CONTROLS,
    useCallback(() => marginAround(button.current), []),
  );
  const toTop = () => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
    // The focused button disappears, so move focus to the top, too.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <Corner
      ref={button}
      type="button"
      onClick={toTop}
      aria-label={layoutWords.scrollToTop}
      data-in-the-way={isInTheWay || undefined}
    >
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" fill="none" stroke="currentColor">
        <path d="M10 17V4M4 9.5 10 3.5l6 6" strokeWidth="2.25" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </Corner>
  );
}

/** A root margin that reduces the viewport to the element's area. */
function marginAround(element: Element | null): string {
  if (!element) return '0px';
  const { top, right, bottom, left } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return [top, clientWidth - right, clientHeight - bottom, left]
    .map((distance) => `${String(CLEARANCE_PX - distance)}px`)
    .join(' ');
}

const Corner = styled.button`
  position: fixed;
  inset: auto ${space(4)} calc(var(--foot-bar) + max(${space(4)}, env(safe-area-inset-bottom))) auto;
  z-index: 9;
  /* Not a grid, which a button can't be before Chrome 83. */
  display: flex;
  align-items: center;
  justify-content: center;
  width: var(--touch);
  height: var(--touch);
  border: 2px solid var(--paper);
  border-radius: var(--radius);
  background: var(--ink);
  color: var(--paper);
  /* Becomes visible when focused. A press moves the focus away. */
  &[data-in-the-way]:not(:focus) {
    opacity: 0;
    pointer-events: none;
  }
  ${screenOnly}
`;
