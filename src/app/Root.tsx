import { ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { useLayoutEffect, useRef } from 'react';
import { storageKeys } from '../config/storageKeys';
import { AppLayout } from '../layout/AppLayout';
import { documentTitle } from '../content/pageTitles';
import { announce } from '../ui/announce';
import { focusFragment, focusPageHeading } from '../ui/focus';
import { LocationSync } from './LocationSync';
import { pageHandleOf } from './pageHandle';

/** The root route: the layout and the effects of a route change. */
export function Root() {
  return (
    <>
      <AppLayout />
      <LocationSync />
      <ScrollRestoration storageKey={storageKeys.scrollPositions.key} />
      <RouteChange />
    </>
  );
}

/**
 * Sets each new page's title and description and, for screen readers, focuses its heading, or the section the URL names,
 * and announces its title. The first page is left to the browser. Rendered after the page, so that its effects run after the page's.
 */
function RouteChange() {
  const { pathname } = useLocation();
  const { title, description } = pageHandleOf(useMatches());
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    document.title = documentTitle(title);
    if (!isFirst.current) {
      void describe(pathname, description);
      // Not from the router: a new hash on the same page, such as the gallery's, must not take focus.
      if (!focusFragment(window.location.hash)) focusPageHeading();
      announce(document.title);
    }
    isFirst.current = false;
  }, [pathname, title, description]);

  return null;
}

async function describe(pathname: string, description: () => Promise<string>): Promise<void> {
  // If it fails to load, the previous description stays, which only a new bookmark would show.
  const text = await description().catch(() => undefined);
  if (text === undefined || window.location.pathname !== pathname) return;
  document.querySelector('meta[name="description"]')?.setAttribute('content', text);
}
