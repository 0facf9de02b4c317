import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { isFile, isPage, mayBePage, pageAt } from './addresses';
import {
  dropOldCaches,
  filesCache,
  isSaved,
  keep,
  keepUseful,
  onlyWhereKept,
  orPrevious,
  pagesCache,
  refreshUseful,
} from './kept';
import { NewestPage } from './NewestPage';

declare const self: ServiceWorkerGlobalScope;
/** Injected by the build: the page that stands in for all others without a connection. */
declare const OFFLINE_PAGE: string;

const offlinePage = () =>
  new Response(OFFLINE_PAGE, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
  });

/** Another spelling of a saved page's address leads to that page; any other address gets the offline page. */
async function withoutNetwork({ url }: Request): Promise<Response> {
  const { pathname, search } = new URL(url);
  const page = pageAt(pathname);
  return page !== pathname && isPage(page) && (await isSaved(page))
    ? Response.redirect(page + search)
    : offlinePage();
}

/**
 * Saves the pages and files of this site that were visited, so that they open without a connection. No request to the
 * backend and none that sends anything passes through it.
 */
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
  new NewestPage({
    cacheName: pagesCache,
    plugins: [
      {
        // A page is the same whatever its query is.
        cacheKeyWillBeUsed: ({ request }) => Promise.resolve(new URL(request.url).pathname),
        ...onlyWhereKept(pagesCache),
        cachedResponseWillBeUsed: ({ request, cachedResponse }) => orPrevious(request, cachedResponse),
        handlerDidError: ({ request }) => withoutNetwork(request),
      },
    ],
  }),
);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && mayBePage(url.pathname),
  new NetworkOnly({ plugins: [{ handlerDidError: ({ request }) => withoutNetwork(request) }] }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isFile(url.pathname),
  new CacheFirst({
    cacheName: filesCache,
    plugins: [
      {
        ...onlyWhereKept(filesCache),
        // A file that did not change since the release before need not be fetched again.
        cachedResponseWillBeUsed: ({ request, cachedResponse }) => orPrevious(request, cachedResponse),
      },
    ],
  }),
);

// A new release takes over at once: no open tab depends on the worker it began with.
self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()));
  // Not part of the event: navigations wait until it has ended.
  void refreshUseful();
});

self.addEventListener('message', (event) => {
  const { data } = event as { readonly data: unknown };
  if (data === 'useful') event.waitUntil(keepUseful());
  if (Array.isArray(data)) event.waitUntil(keep(data.filter((path) => typeof path === 'string')));
});
