import { announce } from './announce';

/** The page's own heading, made able to take the focus. */
export function pageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  return heading;
}

/** Reading goes on from the page's heading; the page stays where it is. */
export function focusPageHeading(): void {
  pageHeading()?.focus({ preventScroll: true });
}

/**
 * A button that goes with what it removes takes the focus along: tells what happened, and moves the focus to a place
 * that stays.
 *
 * @param place takes focus itself or by `tabIndex={-1}`
 * @param options for a place taller than the window, which must not be scrolled to: `preventScroll`
 */
export function focusAfterRemoval(place: HTMLElement | null, told: string, options?: FocusOptions): void {
  announce(told);
  place?.focus(options);
}
