import type { ComponentType } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';
import type { NavLink } from '../content/navigation';
import { isActivePath, isPagePath } from '../config/paths';
import { useIsHydrated } from '../ui/hooks/useIsHydrated';

interface LinkItemsProps {
  readonly links: readonly NavLink[];
  /** The link's component, if it has a style of its own. */
  readonly as?: ComponentType<LinkProps>;
  /** Marks the current page and section. */
  readonly current?: ReturnType<typeof useCurrent>;
  readonly className?: string;
}

/** A list of the site's links. */
export function LinkItems({ links, as: Item = Link, current, className }: LinkItemsProps) {
  return (
    <ul className={className}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Item to={to} aria-current={current?.(to)}>
            {label}
          </Item>
        </li>
      ))}
    </ul>
  );
}

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
