import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** A modal dialog makes everything outside it inert, so toasts must be inside the topmost one. */
const findContainer = (): Element => [...document.querySelectorAll('dialog[open]')].pop() ?? document.body;

/**
 * The element toasts are portaled into: inside the open dialog if there is one, else at the end of the body. The element
 * itself moves, so visible toasts aren't remounted.
 */
export function useToastLayer() {
  const [layer] = useState(() => document.createElement('div'));
  const previousFocus = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const attach = () => {
      const parent = findContainer();
      if (layer.parentElement !== parent) parent.append(layer);
    };
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !layer.contains(relatedTarget))
        previousFocus.current = relatedTarget;
    };
    attach();
    layer.addEventListener('focusin', onFocusIn);
    const observer = new MutationObserver(attach);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['open'],
    });
    return () => {
      observer.disconnect();
      layer.removeEventListener('focusin', onFocusIn);
      layer.remove();
    };
  }, [layer]);

  /** Call when a toast closes, because its focused button unmounts. */
  const restoreFocus = useCallback(() => {
    if (layer.contains(document.activeElement)) previousFocus.current?.focus({ preventScroll: true });
  }, [layer]);

  return { layer, restoreFocus };
}
