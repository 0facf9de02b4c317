import { reportStart } from './started';

const EVENT = 'harmattan:page-rendered';

/** Says that React has rendered a page, so that its later errors are for the error screens. */
export const reportRendered = (): void => {
  dispatchEvent(new Event(EVENT));
};

/**
 * Keeps the prerendered page until its first render in the browser is done. If that fails, as where a browser lacks
 * something, the returned function puts the page back in place of whatever React shows, so that it stays readable, and
 * reports that the start failed.
 * @param root the element that React hydrates
 * @returns whether it put the page back
 */
export function keepPage(root: HTMLElement): () => boolean {
  const { pathname } = window.location;
  let kept: Node | undefined = root.cloneNode(true);
  addEventListener(
    EVENT,
    () => {
      kept = undefined;
    },
    { once: true },
  );
  return () => {
    if (!kept || window.location.pathname !== pathname) return false;
    root.replaceWith(kept);
    kept = undefined;
    reportStart('failed');
    return true;
  };
}
