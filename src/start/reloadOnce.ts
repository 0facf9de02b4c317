import { chunkReload } from '../config/starterKeys';

const { key } = chunkReload;
/** Where session storage is forbidden, the address remembers that it was reloaded. */
const MARK = 'reloaded';

/**
 * After a new deployment an old tab asks for code that is gone: a reload brings the new one.
 * Once for each path, and never in a loop.
 *
 * @returns whether the page is being reloaded
 */
export function reloadOnce(location: Location = window.location): boolean {
  const { pathname } = location;
  const url = new URL(location.href);
  if (url.searchParams.has(MARK)) return false;
  try {
    if (sessionStorage.getItem(key) === pathname) return false;
    sessionStorage.setItem(key, pathname);
  } catch {
    url.searchParams.set(MARK, '1');
    location.replace(url.href);
    return true;
  }
  // Not `replace`: to the same address with a hash, that only scrolls.
  location.reload();
  return true;
}

/** The code of this path came: the next failure may reload again. */
export function forgetReload(pathname: string): void {
  try {
    if (sessionStorage.getItem(key) === pathname) sessionStorage.removeItem(key);
  } catch {
    // Forbidden: then nothing was written either.
  }
}
