import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { act } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import type { Persistor } from 'redux-persist';
import { StyleSheetManager } from 'styled-components';
import { api } from '../../src/api/api';
import { App } from '../../src/app/App';
import type { AppStore } from '../../src/app/makeStore';
import { normalizeUrl } from '../../src/app/normalizeUrl';
import { prepareFirstPage } from '../../src/app/prepareFirstPage';
import { routes } from '../../src/app/routes';
import { loadPage } from './follow';
import { openStore } from './session';
import { onTeardown } from './setup/disposals';
import './setup/server';

interface RenderedApp extends RenderResult {
  readonly store: AppStore;
  readonly user: UserEvent;
  readonly persistor: Persistor;
}

interface Options {
  /** Lets user-event advance Jest's fake timers. */
  readonly fakeTimers?: boolean;
  /** Restores the stored session, as the entry does. */
  readonly persist?: boolean;
  /** Enhances the store, as Redux DevTools does. */
  readonly enhancers?: Parameters<typeof openStore>[0];
}

/**
 * Styles go into a detached element: jsdom has no layout, and matching every rule in queries by role took more than
 * half of the test time. Visibility is tested in e2e/.
 */
const styles = typeof document === 'undefined' ? undefined : document.createElement('div');

/** Renders the whole site with a new store at a path, which may have a query and a hash. */
export async function renderApp(
  path: string,
  { fakeTimers, persist, enhancers }: Options = {},
): Promise<RenderedApp> {
  window.history.replaceState(null, '', path);
  normalizeUrl();
  const { store, persistor } = openStore(enhancers);
  // Preloaded, because on a busy machine the code may take longer than the frame waits.
  await loadPage(window.location.pathname);
  await prepareFirstPage(routes, window.location.pathname);
  const router = createBrowserRouter(routes, { hydrationData: {} });
  // Otherwise the router keeps listening to the window's history, and a retry reaches the next test.
  onTeardown(() => {
    router.dispose();
    for (const query of store.dispatch(api.util.getRunningQueriesThunk())) query.abort();
    // Otherwise the session is written a moment later, for the next test to restore.
    persistor.pause();
    void persistor.flush();
  });
  const user = userEvent.setup({
    // By default, it waits for a timer after each key and click.
    delay: null,
    ...(fakeTimers && {
      advanceTimers: (ms: number) => jest.advanceTimersByTimeAsync(ms).then(() => undefined),
    }),
  });
  let result: RenderResult | undefined;
  await act(async () => {
    result = render(
      <StyleSheetManager target={styles}>
        <App store={store} router={router} />
      </StyleSheetManager>,
    );
    if (persist) persistor.persist();
    await Promise.resolve();
  });
  if (!result) throw new Error('nothing was rendered');
  return { ...result, store, user, persistor };
}
