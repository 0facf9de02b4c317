import { useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { documentTitle } from '../content/pageTitles';
import { announce } from '../ui/announce';
import { focusPageHeading } from '../ui/focus';
import { showWebFonts } from '../ui/theme/webFonts';
import { pageHandleOf } from './pageHandle';

/**
 * Gives each new page its title and description, and for screen readers moves the focus to its heading and announces
 * its title. The first page keeps what the browser did. Rendered after the page, so that its effects run after the page's.
 */
export function RouteChange() {
  const { pathname } = useLocation();
  const { title, description } = pageHandleOf(useMatches());
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    document.title = documentTitle(title);
    if (!isFirst.current) {
      void describe(pathname, description);
      // Before the paint: the new page is laid out once, with its typeface.
      showWebFonts();
      focusPageHeading();
      announce(document.title);
    }
    isFirst.current = false;
  }, [pathname, title, description]);

  return null;
}

async function describe(pathname: string, description: () => Promise<string>): Promise<void> {
  // Without a connection it stays the last page's: only a bookmark made right then would notice.
  const text = await description().catch(() => undefined);
  if (text === undefined || window.location.pathname !== pathname) return;
  document.querySelector('meta[name="description"]')?.setAttribute('content', text);
}
