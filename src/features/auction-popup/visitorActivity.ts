import { EXIT_INTENT_EDGE_PX } from '../../config/limits';

/** How long a field that has the focus keeps the pop-up away after its last use. */
const FIELD_REST_MS = 10_000;
const FIELDS = 'input, textarea, select, [contenteditable]';

/** Calls back when the pointer leaves the window through its top edge. @returns teardown */
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

/** Notes when a field is used, so that the pop-up does not open over someone who types. */
export function watchFields() {
  let lastUsed = performance.now();
  const onUse = () => {
    lastUsed = performance.now();
  };
  document.addEventListener('focusin', onUse);
  document.addEventListener('input', onUse);
  return {
    /** How many milliseconds the visitor is still busy for: in another dialog without end, in a field until it rests. */
    busyFor: (): number => {
      if (document.querySelector('dialog[open]')) return Infinity;
      return document.activeElement?.matches(FIELDS) ? lastUsed + FIELD_REST_MS - performance.now() : 0;
    },
    stop: () => {
      document.removeEventListener('focusin', onUse);
      document.removeEventListener('input', onUse);
    },
  };
}
