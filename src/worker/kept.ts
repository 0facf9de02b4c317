import { paths } from '../config/paths';
import { storageKeys } from '../config/storageKeys';
import { cacheNames, dropCaches } from '../lib/cacheStorage';

/** What the build writes in: a hash of all pages, so that each release has caches of its own. */
declare const VERSION: string;

const { key } = storageKeys.keptPages;
const PAGES = `${key}-pages-`;
const FILES = `${key}-files-`;

export const pagesCache = PAGES + VERSION;
export const filesCache = FILES + VERSION;

/** Names with a hash in them, whose content never changes; and the icon, whose change may come with the next release. */
const FILE = /^\/(?:(?:assets|pictures|fonts)\/|favicon\.svg$)/;
const pagePaths: ReadonlySet<string> = new Set(Object.values(paths));

export const isFile = (pathname: string): boolean => FILE.test(pathname);
export const isPage = (pathname: string): boolean => pagePaths.has(pathname);

/**
 * Drops what earlier releases left. The files of the release before stay: an open tab may still ask for its code.
 * Pages of an earlier release go at once, so that the next visit begins with the new one.
 */
export async function dropOldCaches(): Promise<void> {
  const previous = (await cacheNames(FILES)).filter((name) => name !== filesCache).at(-1);
  await dropCaches(key, [pagesCache, filesCache, previous ?? '']);
}

/** Keeps one path, unless it is kept already or is neither a page nor a file of the site. */
async function keepOne(path: string): Promise<void> {
  const { pathname, origin } = new URL(path, self.location.origin);
  if (origin !== self.location.origin) return;
  const name = isFile(pathname) ? filesCache : isPage(pathname) ? pagesCache : undefined;
  if (name === undefined || (await caches.match(pathname, { cacheName: name }))) return;
  const response = await fetch(pathname);
  if (response.status !== 200 || response.redirected) return;
  await (await caches.open(name)).put(pathname, response);
}

/** Keeps these paths, one after the other: a slow line is the visitor's first. What cannot be had is left out. */
export async function keep(wanted: readonly string[]): Promise<void> {
  for (const path of wanted) {
    try {
      await keepOne(path);
    } catch {
      // The line went, or the device is full: the page works as without a worker.
    }
  }
}
