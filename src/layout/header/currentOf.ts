import { isActivePath } from '../../config/paths';

/** The value of `aria-current`: `page` on the page itself, `true` within its section. */
export function currentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return isActivePath(to, pathname) ? 'true' : undefined;
}
