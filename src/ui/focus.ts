import { announce } from './announce';

/** The page's main heading, made focusable. */
export function pageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  return heading;
}

/** Focuses the page's heading without scrolling. */
export function focusPageHeading(): void {
  pageHeading()?.focus({ preventScroll: true });
}

/**
 * Announces a removal and moves focus, for when the focused button unmounts with what it removed.
 * @param place focusable, if necessary with `tabIndex={-1}`
 * @param options use `preventScroll` if `place` is taller than the window
 */
export function focusAfterRemoval(place: HTMLElement | null, message: string, options?: FocusOptions): void {
  announce(message);
  place?.focus(options);
}
