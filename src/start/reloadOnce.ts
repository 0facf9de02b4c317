import { chunkReload } from '../config/starterKeys';

const { key } = chunkReload;
/** Where session storage is forbidden, the address remembers that it was reloaded. */
const MARK = 'reloaded';

/** Whether {@link reloadOnce} has reloaded this path before. */
export function hasReloaded({ href, pathname }: Location = window.location): boolean {
  if (new URL(href).searchParams.has(MARK)) return true;
  try {
    return sessionStorage.getItem(key) === pathname;
  } catch {
    return false;
  }
}

/**
 * After a new deployment an old tab asks for code that is gone: a reload brings the new one.
 * Once for each path, and never in a loop.
 *
 * @returns whether the page is being reloaded
 */
export function reloadOnce(location: Location = window.location): boolean {
  if (hasReloaded(location)) return false;
  try {
    sessionStorage.setItem(key, location.pathname);
    // A storage that takes nothing would let the page reload for ever.
    if (!hasReloaded(location)) throw new Error('not kept');
  } catch {
    const url = new URL(location.href);
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
