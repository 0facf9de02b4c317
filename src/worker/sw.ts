import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { dropOldCaches, filesCache, isFile, isPage, keep, pagesCache } from './kept';

declare const self: ServiceWorkerGlobalScope;
/** What the build writes in: the pages that help most without a line, with their code, and the page for all others. */
declare const USEFUL: readonly string[];
declare const OFFLINE_PAGE: string;

/**
 * Keeps the pages and files of this site that were visited, so that they open without a line. It sees to nothing else:
 * no request to the backend and none that sends something passes through it.
 */
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
  new CacheFirst({
    cacheName: pagesCache,
    plugins: [
      {
        // A page is the same whatever its query is.
        cacheKeyWillBeUsed: ({ request }) => Promise.resolve(new URL(request.url).pathname),
        // One that was redirected must not answer a navigation.
        cacheWillUpdate: ({ response }) =>
          Promise.resolve(response.status === 200 && !response.redirected ? response : null),
        handlerDidError: () =>
          Promise.resolve(
            new Response(OFFLINE_PAGE, {
              status: 503,
              headers: {
                'Content-Type': 'text/html; charset=utf-8',
                'Cross-Origin-Embedder-Policy': 'require-corp',
                'Cross-Origin-Opener-Policy': 'same-origin',
              },
            }),
          ),
      },
    ],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isFile(url.pathname),
  new CacheFirst({
    cacheName: filesCache,
    plugins: [
      {
        // A file that did not change since the release before need not be fetched again.
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          cachedResponse ?? (await caches.match(request)),
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
});

self.addEventListener('message', (event) => {
  const { data } = event as { readonly data: unknown };
  if (data === 'useful') event.waitUntil(keep(USEFUL));
  if (Array.isArray(data)) event.waitUntil(keep(data.filter((path) => typeof path === 'string')));
});
