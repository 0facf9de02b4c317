import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router-dom';
import { refetchOnReturn } from './api/refetchStale';
import { getServiceStatus } from './api/serviceEndpoints';
import { App } from './app/App';
import { ChunkLoadError } from './app/ChunkLoadError';
import { makeStore } from './app/makeStore';
import { normalizeUrl } from './app/normalizeUrl';
import { pageHandleOf } from './app/pageHandle';
import { prefetchOnIntent } from './app/prefetch';
import { prepareFirstPage } from './app/prepareFirstPage';
import { routes } from './app/routes';
import { reportErrors } from './app/reportErrors';
import { env } from './config/env';
import { followDevice } from './device/deviceListeners';
import { loadCode } from './lib/promises';
import { followOtherTabs } from './session/persistence';
import { keepPage } from './start/keepPage';
import { setScripts } from './start/scripts';
import { reportStart } from './start/started';

/** Delay of work the current page doesn't need. */
const REST_AFTER_MS = 2000;

/** Resolves in a new task, so that pending input is handled first. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** The browser's entry: hydrates the prerendered page, then restores the stored session. */
async function start(): Promise<void> {
  const onError = reportErrors(env.errorReportUrl);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  normalizeUrl();
  await nextTask();
  const { store, stored, persistor } = makeStore();
  const serverState = store.getState();
  followDevice(store);
  const isPageLoaded = await prepareFirstPage(routes, window.location.pathname);
  await nextTask();
  const isPrerendered = root.firstElementChild !== null && isPageOfAddress();
  const putBack = isPrerendered ? keepPage(root) : undefined;
  // With hydration data, even an empty object, the router leaves the scroll position to the browser.
  const router = createBrowserRouter(routes, isPrerendered ? { hydrationData: {} } : {});
  const onUncaughtError = (error: unknown) => {
    putBack?.();
    // Reported like any error that nobody catches.
    void Promise.reject(error instanceof Error ? error : new Error(String(error)));
  };
  const app = (
    <App
      store={store}
      serverState={serverState}
      router={router}
      // With transitions, a navigation that has begun is known at once, so nothing navigates over it. Without the page's code
      // there are none: they would wait for it, and no dialog in the URL would open before that.
      useTransitions={isPageLoaded}
      onError={(error) => {
        // Code that's missing has its own screen (specification §8).
        if (!(error instanceof ChunkLoadError)) putBack?.();
        onError?.(error);
      }}
    />
  );
  // In a transition React yields every few milliseconds, so that input is handled first.
  startTransition(() => {
    if (isPrerendered) hydrateRoot(root, app, { onUncaughtError });
    else createRoot(root).render(app);
  });

  await nextTask();
  persistor.persist();
  // redux-persist writes with a delay, so flush if the visitor leaves right after signing in or out.
  addEventListener('pagehide', () => void persistor.flush());
  followOtherTabs(stored, store.dispatch);
  refetchOnReturn(store.dispatch);
  await nextTask();
  // Stays subscribed, so that it's refetched when the visitor returns and it's stale.
  void store.dispatch(getServiceStatus.initiate(undefined));
  await nextTask();
  prefetchOnIntent();
  // Browser tests wait for this: the page is interactive.
  root.dataset.alive = '';
  setTimeout(() => {
    // The page doesn't depend on it, so errors are ignored.
    loadCode(() => import('./app/afterStart'))
      .then(({ afterStart }) => afterStart(store.getState().auth.access !== null))
      .catch(() => undefined);
  }, REST_AFTER_MS);
}

/**
 * Whether the document was prerendered for the current URL. It wasn't if a host serves it at another path, or
 * if the visitor reloaded a page and went back before its code had loaded.
 */
function isPageOfAddress(): boolean {
  const { title } = pageHandleOf(
    (matchRoutes(routes, window.location.pathname) ?? []).map(({ route }) => route),
  );
  // Browsers translate the document's title, but not this one.
  return document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content === title;
}

// `npm run dev` and pages under a newer policy don't run the inline script that does.
setScripts(true);
reportStart('running');
start().then(
  () => {
    reportStart('working');
  },
  (error: unknown) => {
    reportStart('failed');
    throw error;
  },
);
