import { isActivePath } from '../../config/paths';

/** The value of `aria-current`: `page` on the very page, `true` inside its section. */
export function currentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return isActivePath(to, pathname) ? 'true' : undefined;
}
