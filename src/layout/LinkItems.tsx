import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';
import type { NavLink } from '../content/navigation';
import type { useCurrent } from './header/useCurrent';

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
