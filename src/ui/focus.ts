import { announce } from './announce';

/** The page's main heading, made focusable. */
export function pageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  return heading;
}

/** Focuses an element without scrolling. One that can't take the focus is made to. */
export function focusElement(element: HTMLElement): void {
  if (element.tabIndex < 0) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

/** Focuses the element that a URL's hash names, without scrolling. Returns whether there is one. */
export function focusFragment(hash: string): boolean {
  const element = document.getElementById(hash.slice(1));
  if (element) focusElement(element);
  return element !== null;
}

/** Focuses the page's heading without scrolling. */
export function focusPageHeading(): void {
  pageHeading()?.focus({ preventScroll: true });
}

/** Scrolls a message in a form into view, and the form's button if both fit. */
export function showWithButton(message: HTMLElement | null): void {
  const button = message?.closest('form')?.querySelector('[type="submit"]');
  button?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  message?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/**
 * Makes Tab start from the top of the page, where nothing had the focus before. Otherwise it goes on from where an element
 * that's gone, such as a dialog, was in the document.
 */
export function restartTabOrder(): void {
  const { body } = document;
  body.setAttribute('tabindex', '-1');
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
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
