/** Folders of files with a hash in their name. A missing file there is a plain 404, never a page. */
export const HASHED_FOLDERS = ['assets', 'pictures', 'fonts'] as const;
const HASHED = new RegExp(`^/(?:${HASHED_FOLDERS.join('|')})/`);

/** Values of `Cache-Control`. */
export const CACHE = {
  /** New content gets a new name. */
  hashed: 'public, max-age=31536000, immutable',
  /** Cached, but revalidated on every request. No proxy may rewrite it: React couldn't hydrate the page. */
  revalidated: 'no-cache, no-transform',
  /** Icons, share cards, the manifest: an hour's delay does no harm. */
  short: 'public, max-age=3600',
} as const;

/** Files without a hash to revalidate on every request: pages, and the service worker, since a stale one serves stale pages. */
export const REVALIDATED = /^\/(?:.*\.html|sw\.js)$/;

/** @param name the path within the site */
export const isHashed = (name: string) => HASHED.test(name);

/**
 * The `Cache-Control` value of a file. The sandbox and nginx follow this rule; edge hosts also revalidate what isn't hashed.
 * @param name the file's path within the site, such as '/about.html'
 */
export function cacheControl(name: string): string {
  if (isHashed(name)) return CACHE.hashed;
  return REVALIDATED.test(name) ? CACHE.revalidated : CACHE.short;
}
