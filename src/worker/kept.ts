import { storageKeys } from '../config/storageKeys';
import { cacheNames, dropCaches } from '../lib/cacheStorage';
import { connectionOf } from '../lib/connection';
import { isFile, isPage } from './addresses';

/** Injected by the build: a hash of all pages, so that each release has its own caches. */
declare const VERSION: string;
/** Injected by the build: the pages that help most without a connection, with their code. */
declare const USEFUL: readonly string[];

const { key } = storageKeys.keptPages;
const PAGES = `${key}-pages-`;
const FILES = `${key}-files-`;

export const pagesCache = PAGES + VERSION;
export const filesCache = FILES + VERSION;

/** A redirected response must not answer a navigation, and an error is no page. */
const canKeep = (response: Response): boolean => response.status === 200 && !response.redirected;

/**
 * A Workbox plugin that saves only in a cache that exists. Once the visitor has deleted the caches, nothing is saved
 * until a page asks for it.
 */
export const onlyWhereKept = (cacheName: string) => ({
  cacheWillUpdate: async ({ response }: { readonly response: Response }) =>
    canKeep(response) && (await caches.has(cacheName)) ? response : null,
});

/** What this release has in its cache, or else what the release before had. */
export const orPrevious = async (request: Request, current: Response | undefined) =>
  current ?? (await caches.match(request));

/** Whether this release or the one before has saved a page. */
export const isSaved = async (page: string): Promise<boolean> => (await caches.match(page)) !== undefined;

/** Opens the caches of this release, which creates them. */
const openCaches = async () => ({
  pages: await caches.open(pagesCache),
  files: await caches.open(filesCache),
});

/**
 * Drops the caches of earlier releases except the last: its pages, with their code, fill in until this release has
 * saved its own, and an open tab may still ask for that code.
 */
export async function dropOldCaches(): Promise<void> {
  const names = await cacheNames(key);
  const previous =
    names
      .filter((name) => !name.endsWith(VERSION))
      .at(-1)
      ?.slice(-VERSION.length) ?? VERSION;
  // A page's message may open this release's caches at the same time.
  await dropCaches(key, [pagesCache, filesCache, ...names.filter((name) => name.endsWith(previous))]);
  // If the visitor has deleted them, the next page opens them.
  if (names.length > 0) await openCaches();
}

type Caches = Awaited<ReturnType<typeof openCaches>>;

/** Saves one path, unless it is saved already or is neither a page nor a file of the site. */
async function keepOne(path: string, { pages, files }: Caches): Promise<void> {
  const { pathname, origin } = new URL(path, location.origin);
  if (origin !== location.origin) return;
  const cache = isFile(pathname) ? files : isPage(pathname) ? pages : undefined;
  if (!cache || (await cache.match(pathname))) return;
  const response = await fetch(pathname);
  if (canKeep(response)) await cache.put(pathname, response);
}

/**
 * Saves these paths one after the other, so that a slow connection is the visitor's first. Stops when the visitor
 * deletes the caches: what is saved in a deleted cache is gone with it.
 */
export async function keep(wanted: readonly string[]): Promise<void> {
  try {
    const opened = await openCaches();
    for (const path of wanted) {
      if (!(await caches.has(filesCache))) return;
      await keepOne(path, opened).catch(() => {
        // The connection was lost, or the device is full: the page works as it would without a worker.
      });
    }
  } catch {
    // Storage is forbidden.
  }
}

export const keepUseful = () => keep(USEFUL);

/** Saves the useful pages of this release if an earlier one had saved pages, and the connection is fast and free. */
export async function refreshUseful(): Promise<void> {
  const hasEarlier = (await cacheNames(PAGES)).some((name) => name !== pagesCache);
  if (hasEarlier && connectionOf(navigator) === 'free') await keepUseful();
}
