import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** A modal dialog dims everything outside it and makes it inert, popovers included. */
const topmost = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

/**
 * The element for the toasts: inside the open dialog while there is one, else at the end of the page. It moves as a
 * whole, so a toast that is showing stays.
 */
export function useToastLayer() {
  const [layer] = useState(() => document.createElement('div'));
  const focusedBefore = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const place = () => {
      const parent = topmost();
      if (layer.parentElement !== parent) parent.append(layer);
    };
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !layer.contains(relatedTarget))
        focusedBefore.current = relatedTarget;
    };
    place();
    layer.addEventListener('focusin', onFocusIn);
    const observer = new MutationObserver(place);
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

  /** For a toast that goes: the focus would go with it. */
  const restoreFocus = useCallback(() => {
    if (layer.contains(document.activeElement)) focusedBefore.current?.focus({ preventScroll: true });
  }, [layer]);

  return { layer, restoreFocus };
}
