import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router-dom';
import { refetchOnReturn } from './api/refetchStale';
import { getServiceStatus } from './api/serviceEndpoints';
import { App } from './app/App';
import { makeStore } from './app/makeStore';
import { correctAddress } from './app/ownPath';
import { pageHandleOf } from './app/pageHandle';
import { prefetchOnIntent } from './app/prefetch';
import { prepareFirstPage } from './app/prepareFirstPage';
import { routes } from './app/routes';
import { reportErrors } from './app/reportErrors';
import { followOtherTabs } from './session/persistence';
import { env } from './config/env';
import { tellStarted } from './start/started';
import { fetchWebFonts } from './ui/theme/webFonts';

/** What this visit itself needs goes first. */
const REST_AFTER_MS = 2000;

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
  const isPageThere = await prepareFirstPage(routes, window.location.pathname);
  await nextTask();
  const isPrerendered = root.firstElementChild !== null && isPageOfAddress();
  // With hydration data, even none, the router leaves the scroll position to the browser.
  const router = createBrowserRouter(routes, isPrerendered ? { hydrationData: {} } : {});
  const app = (
    <App
      store={store}
      serverState={serverState}
      router={router}
      // A transition would wait for the page's code, and nothing that is opened by an address would open until then.
      {...(!isPageThere && { useTransitions: false })}
      {...(onError && { onError })}
    />
  );
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
  // For the tests in the browser: from now on the page answers whatever a visitor does.
  root.dataset.alive = '';
  setTimeout(() => {
    // Nothing on this page depends on it, so a failure needs no word.
    import('./app/afterStart')
      .then(({ afterStart }) => afterStart(store.getState().auth.access !== null))
      .catch(() => undefined);
  }, REST_AFTER_MS);
}

/**
 * False when the document is another page's: a host served it under an address of its own making, or the visitor
 * reloaded a page and went back before its code was there.
 */
function isPageOfAddress(): boolean {
  const { title } = pageHandleOf(
    (matchRoutes(routes, window.location.pathname) ?? []).map(({ route }) => route),
  );
  // Unlike the document's title, this one is not translated by browsers.
  return document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content === title;
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
