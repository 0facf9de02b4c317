import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { act } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { persistStore } from 'redux-persist';
import type { Persistor } from 'redux-persist';
import { App } from '../../src/app/App';
import { makeStore } from '../../src/app/makeStore';
import type { AppStore } from '../../src/app/makeStore';
import { correctAddress } from '../../src/app/ownPath';
import { pageOf } from '../../src/app/routes';

interface RenderedApp extends RenderResult {
  readonly store: AppStore;
  readonly user: UserEvent;
  /** Where the stored session was restored. */
  readonly persistor: Persistor | undefined;
}

interface Options {
  /** With fake timers, user-event must move them itself. */
  readonly fakeTimers?: boolean;
  /** Restore the stored session, as the entry does. */
  readonly persist?: boolean;
}

/** The whole site with a store of its own, opened at a path (query and hash included). */
export async function renderApp(path: string, { fakeTimers, persist }: Options = {}): Promise<RenderedApp> {
  window.history.replaceState(null, '', path);
  correctAddress();
  const { store } = makeStore();
  await pageOf(window.location.pathname).preload();
  const user = userEvent.setup(
    fakeTimers ? { advanceTimers: (ms) => jest.advanceTimersByTimeAsync(ms).then(() => undefined) } : {},
  );
  let result: RenderResult | undefined;
  let persistor: Persistor | undefined;
  await act(async () => {
    result = render(
      <BrowserRouter useTransitions={false}>
        <App store={store} />
      </BrowserRouter>,
    );
    if (persist) persistor = persistStore(store);
    await Promise.resolve();
  });
  if (!result) throw new Error('nothing was rendered');
  return { ...result, store, user, persistor };
}
