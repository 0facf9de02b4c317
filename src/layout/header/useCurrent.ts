import { useLocation } from 'react-router-dom';
import { isActivePath, isPagePath } from '../../config/paths';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';

/** Returns the value of a link's `aria-current`: `page` on the page itself, `true` within its section (specification §2). */
export function useCurrent(): (to: string) => 'page' | 'true' | undefined {
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  return (to) => {
    if (pathname === to) return 'page';
    // Unknown paths share one prerendered 404 page, which is in no section.
    return (isHydrated || isPagePath(pathname)) && isActivePath(to, pathname) ? 'true' : undefined;
  };
}
