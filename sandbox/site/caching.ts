/** Folders whose names have a hash in them: what is missing there is missing, and never a page. */
export const HASHED_FOLDERS = ['assets', 'pictures', 'fonts'] as const;
const HASHED = new RegExp(`^/(?:${HASHED_FOLDERS.join('|')})/`);

/** Values of `Cache-Control`. */
export const CACHE = {
  /** Another content has another name. */
  hashed: 'public, max-age=31536000, immutable',
  /** Kept, but asked for anew each time; what is unchanged costs a 304. */
  asked: 'no-cache',
  /** Icons, share cards, the manifest: an hour late does no harm. */
  short: 'public, max-age=3600',
} as const;

/** Of the files without a hash, those that must be asked for each time: pages, and the service worker, which would hold pages back. */
export const ASKED = /^\/(?:.*\.html|sw\.js)$/;

/** @param name the path within the site */
export const isHashed = (name: string) => HASHED.test(name);

/**
 * How long browsers and caches between may keep a file: the one rule for the sandbox, nginx and the edge hosts.
 * @param name of the file within the site: '/about.html'
 */
export function cacheControl(name: string): string {
  if (isHashed(name)) return CACHE.hashed;
  return ASKED.test(name) ? CACHE.asked : CACHE.short;
}
