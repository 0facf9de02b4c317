import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { documentTitle, titleOf } from '../content/pageTitles';
import { announce } from '../ui/announce';
import { focusPageHeading } from '../ui/focus';
import { showWebFonts } from '../ui/webFonts';
import { prefetchInView } from './prefetch';

/** Where each visited entry of the history was scrolled to, for back and forward. */
const positions = new Map<string, number>();
let hasArrivedBefore = false;

/**
 * What happens when a page is there: its title and description, its place (the top; back and forward restore),
 * and for those who do not see it, focus on its heading and its title told. The first page keeps what the
 * browser did.
 */
export function useArrival(): void {
  const { pathname, hash, key } = useLocation();
  const how = useNavigationType();
  const entry = useRef(key);

  // Before the paint: the new page is laid out once, with its typeface and at its place.
  useLayoutEffect(() => {
    document.title = documentTitle(titleOf(pathname));
    if (hasArrivedBefore) {
      void describe(pathname);
      showWebFonts();
      const restored = how === 'POP' ? positions.get(key) : undefined;
      const target = restored === undefined && targetOf(hash);
      if (target) target.scrollIntoView();
      else window.scrollTo(0, restored ?? 0);
      focusPageHeading();
      announce(document.title);
    }
    hasArrivedBefore = true;
    const remember = () => positions.set(entry.current, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    const endPrefetch = prefetchInView();
    return () => {
      endPrefetch();
      window.removeEventListener('scroll', remember);
    };
    // The page of a path mounts anew for each path; its query and hash are the page's own affair.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- on arrival only
  }, []);

  // The page under another entry, as when a filter goes into its address: its place goes along.
  useLayoutEffect(() => {
    const place = positions.get(entry.current);
    if (place !== undefined) positions.set(key, place);
    entry.current = key;
  }, [key]);
}

/** While a later page's code is on its way, its placeholder stands at the top too, not where the last page was left. */
export function usePlaceholderAtTop(): void {
  useLayoutEffect(() => {
    if (hasArrivedBefore) window.scrollTo(0, 0);
  }, []);
}

/** The description that a bookmark or a share may take. Only a page that was not prerendered at this address needs it. */
async function describe(pathname: string): Promise<void> {
  const words = await import('../content/pageDescriptions').catch(() => undefined);
  // Without a line the description stays another page's: nothing on the screen depends on it.
  if (!words || window.location.pathname !== pathname) return;
  document.querySelector('meta[name="description"]')?.setAttribute('content', words.descriptionOf(pathname));
}

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // a stray % in a link that somebody typed
  }
}
