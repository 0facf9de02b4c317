import { EXIT_INTENT_EDGE_PX } from '../../config/limits';

/** How long after its last use a focused field still counts as in use. */
const FIELD_IDLE_MS = 10_000;
const FIELDS = 'input, textarea, select, [contenteditable]';

/** Calls `onLeave` when the pointer leaves the window through its top edge. @returns cleanup */
export function watchTopEdge(onLeave: () => void): () => void {
  const root = document.documentElement;
  const listener = ({ clientY }: MouseEvent) => {
    if (clientY <= EXIT_INTENT_EDGE_PX) onLeave();
  };
  root.addEventListener('mouseleave', listener);
  return () => {
    root.removeEventListener('mouseleave', listener);
  };
}

/** Tracks form field use, so that the pop-up doesn't interrupt someone typing. */
export function watchFields() {
  let lastUsed = performance.now();
  const onUse = () => {
    lastUsed = performance.now();
  };
  document.addEventListener('focusin', onUse);
  document.addEventListener('input', onUse);
  return {
    /** Milliseconds until the visitor counts as idle: Infinity while another dialog is open. */
    busyFor: (): number => {
      if (document.querySelector('dialog[open]')) return Infinity;
      return document.activeElement?.matches(FIELDS) ? lastUsed + FIELD_IDLE_MS - performance.now() : 0;
    },
    stop: () => {
      document.removeEventListener('focusin', onUse);
      document.removeEventListener('input', onUse);
    },
  };
}
