import { storageKeys } from '../config/storageKeys';
import { cacheNames, dropCaches } from '../lib/cacheStorage';
import { connectionOf } from '../lib/connection';
import { isFile, isPage } from './addresses';
import { isOwnPage } from '../lib/ownPage';

/** Replaced at build time: a hash of all pages, so that each release has its own caches. */
declare const VERSION: string;
/** Replaced at build time: the pages most useful offline, and their code. */
declare const USEFUL: readonly string[];

const { key } = storageKeys.savedPages;
const PAGES = `${key}-pages-`;
const FILES = `${key}-files-`;

export const pagesCache = PAGES + VERSION;
export const filesCache = FILES + VERSION;

interface Saved {
  readonly request: Request;
  readonly cachedResponse?: Response | undefined;
}

interface New {
  readonly request: Request;
  readonly response: Response;
}

const pathOf = ({ url }: Request) => new URL(url).pathname;

/**
 * A Workbox plugin that saves only what is ours, and only to an existing cache: after the visitor deletes the caches,
 * nothing is saved until a page requests it. If this release hasn't saved something, the previous one's is used.
 */
export const onlyOurs = (cacheName: string) => ({
  cacheWillUpdate: async ({ request, response }: New) =>
    (await isOurs(pathOf(request), response)) && (await caches.has(cacheName)) ? response : null,
  cachedResponseWillBeUsed: async ({ request, cachedResponse }: Saved) => {
    // A page whose start failed asks for the network's.
    if (request.cache === 'reload') return null;
    const path = pathOf(request);
    for (const saved of [cachedResponse, await caches.match(path)])
      if (saved && (await isUsable(path, saved))) return saved;
    return null;
  },
});

/** A Workbox plugin for files: what isn't ours is requested again, and never used. */
export const onlyVerifiedFiles = {
  fetchDidSucceed: ({ request, response }: New) => verifiedFile(pathOf(request), response),
};

/** Whether the current or previous release has saved a page. */
export const isSaved = async (page: string): Promise<boolean> => (await caches.match(page)) !== undefined;

/** Opens this release's caches, creating them if necessary. */
const openCaches = async () => ({
  pages: await caches.open(pagesCache),
  files: await caches.open(filesCache),
});

/**
 * Deletes the caches of earlier releases except the previous one. Its pages are used until this release has
 * saved its own, and open tabs may still need its code.
 */
export async function dropOldCaches(): Promise<void> {
  const names = await cacheNames(key);
  const previous =
    names
      .filter((name) => !name.endsWith(VERSION))
      .pop()
      ?.slice(-VERSION.length) ?? VERSION;
  // A page's message may open this release's caches at the same time.
  await dropCaches(key, [pagesCache, filesCache, ...names.filter((name) => name.endsWith(previous))]);
  // If the visitor has deleted them, the next page opens them.
  if (names.length > 0) await openCaches();
}

type Caches = Awaited<ReturnType<typeof openCaches>>;

/** Saves one path, unless it's already saved or isn't a page or file of this site. */
async function savePath(path: string, { pages, files }: Caches): Promise<void> {
  const { pathname, origin } = new URL(path, location.origin);
  if (origin !== location.origin) return;
  const cache = isFile(pathname) ? files : isPage(pathname) ? pages : undefined;
  const saved = await cache?.match(pathname);
  if (!cache || (saved && (await isOurs(pathname, saved)))) return;
  const first = await fetch(pathname);
  const response = isFile(pathname) ? await verifiedFile(pathname, first) : first;
  if (await isOurs(pathname, response)) await cache.put(pathname, response);
}

/**
 * Saves paths one at a time, to leave a slow connection to the visitor. Stops if the visitor deletes the caches;
 * what is still saved to a deleted cache is lost with it.
 */
export async function savePaths(paths: readonly string[]): Promise<void> {
  try {
    const opened = await openCaches();
    for (const path of paths) {
      if (!(await caches.has(filesCache))) return;
      await savePath(path, opened).catch(() => {
        // The connection was lost or storage is full. The page works without being saved.
      });
    }
  } catch {
    // Cache Storage is blocked.
  }
}

export const saveUsefulPages = () => savePaths(USEFUL);

/**
 * If an earlier release had saved pages and the connection is fast and not metered, saves this release's useful pages.
 */
export async function updateUsefulPages(): Promise<void> {
  const hasEarlier = (await cacheNames(PAGES)).some((name) => name !== pagesCache);
  if (hasEarlier && connectionOf(navigator) === 'free') await saveUsefulPages();
}

/** Replaced at build time: the first six bytes of each file's SHA-256 digest in base64, by path. */
declare const DIGESTS: Readonly<Record<string, string>>;

/** 48 bits can't stop an attacker, but HTTPS does. They recognize what a proxy or a broken connection made of a file. */
async function digestOf(file: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest, 0, 6)));
}

const hasType = (response: Response, type: string) =>
  response.headers.get('content-type')?.includes(type) ?? false;

/**
 * Whether a response is a page of this site, or a file exactly as this release's build wrote it. The page of a captive
 * portal or of a server under maintenance, an empty or a broken-off file are not, whatever their status.
 */
export async function isOurs(pathname: string, response: Response): Promise<boolean> {
  // A redirected response can't be used for a navigation.
  if (response.status !== 200 || response.redirected) return false;
  if (isPage(pathname)) return hasType(response, 'text/html') && isOwnPage(await response.clone().text());
  // Browsers don't run code of another type.
  if (pathname.endsWith('.js') && !hasType(response, 'javascript')) return false;
  const expected = DIGESTS[pathname];
  return expected !== undefined && expected === (await digestOf(response.clone()));
}

/** Whether a saved response may be used. An earlier release's file can't be verified, but was when it was saved. */
export const isUsable = async (pathname: string, saved: Response): Promise<boolean> =>
  isPage(pathname) || pathname in DIGESTS ? isOurs(pathname, saved) : !hasType(saved, 'text/html');

/**
 * Replaces a file that isn't ours by the server's, past the browser's cache.
 * @param response the first response. An error, or an earlier release's file, is returned as it is
 * @throws if the server's isn't ours either, so that the page's own retries and notices take over
 */
export async function verifiedFile(pathname: string, response: Response): Promise<Response> {
  if (!response.ok || (await isOurs(pathname, response))) return response;
  if (!(pathname in DIGESTS) && (await isUsable(pathname, response))) return response;
  const fresh = await fetch(pathname, { cache: 'reload' });
  if (await isOurs(pathname, fresh)) return fresh;
  throw new TypeError(`${pathname} isn't what this release contains`);
}
