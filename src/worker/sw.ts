import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { isFile, isPage, mayBePage, pageAt } from './addresses';
import {
  dropOldCaches,
  filesCache,
  isSaved,
  savePaths,
  saveUsefulPages,
  onlyOurs,
  onlyVerifiedFiles,
  pagesCache,
  updateUsefulPages,
} from './pageCache';
import { NewestPage } from './NewestPage';

declare const self: ServiceWorkerGlobalScope;
/** Replaced at build time: the page shown offline for pages that aren't saved. */
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

/** Redirects another spelling of a saved page's path to that page. Any other path gets the offline page. */
async function withoutNetwork({ url }: Request): Promise<Response> {
  const { pathname, search } = new URL(url);
  const page = pageAt(pathname);
  return page !== pathname && isPage(page) && (await isSaved(page))
    ? Response.redirect(page + search)
    : offlinePage();
}

/**
 * Saves visited pages and their files for offline use. Doesn't handle requests to the backend or requests
 * that send data.
 */
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
  new NewestPage({
    cacheName: pagesCache,
    plugins: [
      {
        // A page's HTML doesn't depend on the query.
        cacheKeyWillBeUsed: ({ request }) => Promise.resolve(new URL(request.url).pathname),
        ...onlyOurs(pagesCache),
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
    // A file that did not change since the release before need not be fetched again.
    plugins: [onlyOurs(filesCache), onlyVerifiedFiles],
  }),
);

// A new release activates at once, because no open tab depends on its initial worker.
self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()));
  // Not awaited, because navigations wait for the activate event to finish.
  void updateUsefulPages();
});

self.addEventListener('message', (event) => {
  const { data } = event as { readonly data: unknown };
  if (data === 'useful') event.waitUntil(saveUsefulPages());
  if (Array.isArray(data)) event.waitUntil(savePaths(data.filter((path) => typeof path === 'string')));
});
