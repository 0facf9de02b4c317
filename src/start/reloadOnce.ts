import { chunkReload } from '../config/starterKeys';

const { key } = chunkReload;
/** Query parameter that replaces session storage where that is blocked. */
const PARAMETER = 'reloaded';

/** Whether {@link reloadOnce} has already reloaded this path. */
export function hasReloaded({ href, pathname }: Location = window.location): boolean {
  if (new URL(href).searchParams.has(PARAMETER)) return true;
  try {
    return sessionStorage.getItem(key) === pathname;
  } catch {
    return false;
  }
}

/**
 * After a release, an old tab may request code that no longer exists; a reload gets the new code. Reloads
 * each path at most once, so that it can't loop.
 * @returns whether the page is being reloaded
 */
export function reloadOnce(location: Location = window.location): boolean {
  if (hasReloaded(location)) return false;
  try {
    sessionStorage.setItem(key, location.pathname);
    // If storage silently drops writes, the page would reload forever.
    if (!hasReloaded(location)) throw new Error('not kept');
  } catch {
    const url = new URL(location.href);
    url.searchParams.set(PARAMETER, '1');
    location.replace(url.href);
    return true;
  }
  // Not `replace`, which only scrolls if the URL has a hash.
  location.reload();
  return true;
}

/** Allows another reload, once this path's code has loaded. */
export function allowReload(pathname: string): void {
  try {
    if (sessionStorage.getItem(key) === pathname) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there's nothing to remove.
  }
}
