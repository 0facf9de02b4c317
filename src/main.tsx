import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { refetchOnReturn } from './api/refetchStale';
import { getServiceStatus } from './api/serviceEndpoints';
import { App } from './app/App';
import { linkManifest } from './app/linkManifest';
import { makeStore } from './app/makeStore';
import { correctAddress, ownPath } from './app/ownPath';
import { prefetchOnIntent } from './app/prefetch';
import { prepareFirstPage } from './app/prepareFirstPage';
import { routes } from './app/routes';
import { reportErrors } from './app/reportErrors';
import { reportWebVitals } from './app/reportWebVitals';
import { followOtherTabs } from './session/persistence';
import { env } from './config/env';
import { expiringEntries } from './config/storageKeys';
import { removeExpired } from './storage/storedRecord';
import { tellStarted } from './start/started';
import { fetchWebFonts } from './ui/theme/webFonts';

/** What this visit itself needs goes first. */
const KEEP_AFTER_MS = 2000;

/** The end of the task that runs: what follows is done in another, and a press in between is served first. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** The browser's entry: takes over what was prerendered, then restores the stored session. */
async function start(): Promise<void> {
  const onError = reportErrors(env.errorReportUrl);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  correctAddress();
  await nextTask();
  const { store, stored, persistor } = makeStore();
  const serverState = store.getState();
  await prepareFirstPage(routes, window.location.pathname);
  await nextTask();
  const isPrerendered = root.firstElementChild !== null && isPageOfAddress();
  // With hydration data, even none, the router leaves the scroll position to the browser.
  const router = createBrowserRouter(routes, isPrerendered ? { hydrationData: {} } : {});
  const app = <App store={store} serverState={serverState} router={router} {...(onError && { onError })} />;
  // As a transition it is done in slices of a few milliseconds; a click in between is served first.
  startTransition(() => {
    if (isPrerendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });

  await nextTask();
  fetchWebFonts();
  persistor.persist();
  // It writes a moment late: whoever signs in or logs out and leaves at once has done so on the next page, too.
  addEventListener('pagehide', () => void persistor.flush());
  followOtherTabs(stored, store.dispatch);
  refetchOnReturn(store.dispatch);
  await nextTask();
  // Kept subscribed: it is asked again, when stale, as often as the visitor comes back.
  void store.dispatch(getServiceStatus.initiate(undefined));
  await nextTask();
  prefetchOnIntent();
  reportWebVitals();
  // For the tests in the browser: from now on the page answers whatever a visitor does.
  root.dataset.alive = '';
  // Long after the first paint: it is for the next visit.
  setTimeout(() => {
    linkManifest();
    removeExpired(expiringEntries);
    keepVisitedPages();
  }, KEEP_AFTER_MS);
}

/** False when the visitor reloaded the page and went back before its code was there: the document is then another page's. */
function isPageOfAddress(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return !navigation || ownPath(new URL(navigation.name).pathname) === window.location.pathname;
}

function keepVisitedPages(): void {
  if (!env.isKeptOffline || !('serviceWorker' in navigator)) return;
  // Storage may be forbidden, or the line gone: the site is what it is without the worker.
  import('./app/keepOffline').then(({ keepOffline }) => keepOffline()).catch(() => undefined);
}

start().then(
  () => {
    tellStarted(true);
  },
  (error: unknown) => {
    tellStarted(false);
    throw error;
  },
);
