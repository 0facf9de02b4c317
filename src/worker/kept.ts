import { storageKeys } from '../config/storageKeys';
import { cacheNames, dropCaches } from '../lib/cacheStorage';
import { connectionOf } from '../lib/connection';
import { isFile, isPage } from './addresses';

declare const self: ServiceWorkerGlobalScope;
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
export const canKeep = (response: Response): boolean => response.status === 200 && !response.redirected;

/** What this release has in its cache, or else what the release before had. */
export const orPrevious = async (request: Request, current: Response | undefined) =>
  current ?? (await caches.match(request));

/** Whether this release or the one before has saved a page. */
export const isSaved = async (page: string): Promise<boolean> => (await caches.match(page)) !== undefined;

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
  await dropCaches(
    key,
    names.filter((name) => name.endsWith(VERSION) || name.endsWith(previous)),
  );
}

/** Saves one path, unless it is saved already or is neither a page nor a file of the site. */
async function keepOne(path: string): Promise<void> {
  const { pathname, origin } = new URL(path, self.location.origin);
  if (origin !== self.location.origin) return;
  const name = isFile(pathname) ? filesCache : isPage(pathname) ? pagesCache : undefined;
  if (name === undefined || (await caches.match(pathname, { cacheName: name }))) return;
  const response = await fetch(pathname);
  if (canKeep(response)) await (await caches.open(name)).put(pathname, response);
}

/** Saves these paths one after the other, so that a slow connection is the visitor's first. */
export async function keep(wanted: readonly string[]): Promise<void> {
  for (const path of wanted) {
    try {
      await keepOne(path);
    } catch {
      // The connection was lost, or the device is full: the page works as it would without a worker.
    }
  }
}

export const keepUseful = () => keep(USEFUL);

/** Saves the useful pages of this release if an earlier one had saved pages, and the connection is fast and free. */
export async function refreshUseful(): Promise<void> {
  const hasEarlier = (await cacheNames(PAGES)).some((name) => name !== pagesCache);
  if (hasEarlier && connectionOf(navigator) === 'free') await keepUseful();
}
