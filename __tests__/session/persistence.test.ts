import { login, register } from '../../src/api/authEndpoints';
import { getProfile } from '../../src/api/authEndpoints';
import { requestQuote } from '../../src/api/quoteEndpoints';
import { followOtherTabs } from '../../src/session/persistence';
import { selectIsSignedIn, selectUser, signedIn, signedOut } from '../../src/session/authSlice';
import { answer, bearerOf, ok } from '../support/answers';
import { exampleQuote } from '../../scripts/openapi/contract';
import { openTab, storedItems } from '../support/session';
import { until } from '../support/until';

const ada = { id: 7, first_name: 'Ada', nested: { a: [1, null] } };
const session = { access: 'access-1', refresh: 'refresh-1', user: ada };
const stored = { access_token: 'access-1', refresh_token: 'refresh-1', user: JSON.stringify(ada) };
const fill = (items: Record<string, string>) => {
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
};

/** Changes storage as another tab would, with the event this tab receives. */
function writeFromAnotherTab(items: Record<string, string>, key: string | null = 'access_token'): void {
  localStorage.clear();
  fill(items);
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
}

describe('the stored session', () => {
  type Store = Awaited<ReturnType<typeof openTab>>['store'];
  const credentials = { email: 'a@b.co', password: 'x' };

  it.each([
    ['login', ({ dispatch }: Store) => dispatch(login.initiate(credentials))],
    [
      'register',
      ({ dispatch }: Store) =>
        dispatch(register.initiate({ first_name: 'A', last_name: 'B', ...credentials })),
    ],
  ])('has three keys after %s: plain tokens and the user as JSON', async (name, call) => {
    const { store, persistor } = await openTab();
    answer(`/api/auth/${name}/`, ok({ success: true, ...session, message: 'Welcome' }));
    await call(store);
    await persistor.flush();
    expect(storedItems()).toEqual(stored);
    expect(sessionStorage).toHaveLength(0);
  });

  it('may lack a refresh token', async () => {
    const { store, persistor } = await openTab();
    answer('/api/auth/login/', ok({ success: true, access: 'access-1', user: ada }));
    await store.dispatch(login.initiate({ email: 'a@b.co', password: 'x' }));
    await persistor.flush();
    expect(selectIsSignedIn(store.getState())).toBe(true);
    expect(storedItems()).toEqual({ access_token: stored.access_token, user: stored.user });
  });

  it('has its access token written last and removed first', async () => {
    const { store, persistor } = await openTab();
    const keys: string[] = [];
    const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => void keys.push(key));
    const remove = jest
      .spyOn(Storage.prototype, 'removeItem')
      .mockImplementation((key) => void keys.push(key));
    store.dispatch(signedIn(session));
    await persistor.flush();
    expect(keys).toEqual(['user', 'refresh_token', 'access_token']);
    keys.length = 0;
    store.dispatch(signedOut());
    await persistor.flush();
    expect(keys.filter((key) => !key.startsWith('harmattan.'))).toEqual([
      'access_token',
      'refresh_token',
      'user',
    ]);
    write.mockRestore();
    remove.mockRestore();
  });

  it('is removed completely at logout', async () => {
    fill(stored);
    localStorage.setItem('harmattan.container-fit', 'kept');
    const { store, persistor } = await openTab();
    store.dispatch(signedOut());
    await persistor.flush();
    expect(storedItems()).toEqual({ 'harmattan.container-fit': 'kept' });
  });

  it('is not touched by a start without a session', async () => {
    const set = jest.spyOn(Storage.prototype, 'setItem');
    const remove = jest.spyOn(Storage.prototype, 'removeItem');
    const { persistor } = await openTab();
    await persistor.flush();
    expect(set).not.toHaveBeenCalled();
    expect(remove).not.toHaveBeenCalled();
  });
});

describe('at startup', () => {
  it('restores the session', async () => {
    fill(stored);
    const { store } = await openTab();
    expect(store.getState().auth).toMatchObject({ ...session, expired: false });
  });

  it('does not restore the user without an access token', async () => {
    fill({ refresh_token: 'refresh-1', user: stored.user });
    const { store, persistor } = await openTab();
    expect(selectUser(store.getState())).toBeNull();
    expect(selectIsSignedIn(store.getState())).toBe(false);
    await persistor.flush();
  });

  it.each(['токен', 'access-1\n', 'a\u0000b', 'two words', ''])(
    'ignores an access token that no header can contain (%j)',
    async (token) => {
      fill({ ...stored, access_token: token });
      const calls = answer('/api/quote/', ok({ reference: 'HAL-1' }));
      const { store, persistor } = await openTab();
      expect(selectIsSignedIn(store.getState())).toBe(false);
      expect((await store.dispatch(requestQuote.initiate(exampleQuote))).data).toBeDefined();
      expect(calls.map(bearerOf)).toEqual([null]);
      await persistor.flush();
    },
  );

  it('does not remove a session that another tab is writing', async () => {
    fill({ user: stored.user, refresh_token: 'refresh-1' });
    const { persistor } = await openTab();
    fill(stored);
    await persistor.flush();
    expect(storedItems()).toEqual(stored);
  });

  it.each(['{"id":', 'null', 'undefined', ''])(
    'ignores a user stored as %j, but not the tokens',
    async (user) => {
      fill({ ...stored, user });
      const { store, persistor } = await openTab();
      expect(store.getState().auth).toMatchObject({ access: 'access-1', user: null });
      // Otherwise pending writes reach the next test's storage.
      await persistor.flush();
    },
  );

  it('starts anonymously with storage blocked', async () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { store, persistor } = await openTab();
    expect(selectIsSignedIn(store.getState())).toBe(false);
    store.dispatch(signedIn(session));
    await persistor.flush();
    expect(selectUser(store.getState())).toEqual(ada);
  });

  it('keeps the session for this visit with storage full', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { store, persistor } = await openTab();
    store.dispatch(signedIn(session));
    await persistor.flush();
    expect(selectIsSignedIn(store.getState())).toBe(true);
  });
});

describe('other tabs', () => {
  async function openSyncedTab() {
    const tab = await openTab();
    const stop = followOtherTabs(tab.stored, tab.store.dispatch);
    return { ...tab, stop };
  }

  it('sign this tab in and out', async () => {
    const { store, stop } = await openSyncedTab();
    writeFromAnotherTab(stored);
    expect(selectUser(store.getState())).toEqual(ada);
    writeFromAnotherTab({}, null);
    expect(selectIsSignedIn(store.getState())).toBe(false);
    stop();
    writeFromAnotherTab(stored);
    expect(selectIsSignedIn(store.getState())).toBe(false);
  });

  it('renew this tab’s tokens without a write-back', async () => {
    fill(stored);
    const { store, persistor, stop } = await openSyncedTab();
    await persistor.flush();
    const set = jest.spyOn(Storage.prototype, 'setItem');
    writeFromAnotherTab({ ...stored, access_token: 'access-2' });
    set.mockClear();
    await persistor.flush();
    expect(store.getState().auth.access).toBe('access-2');
    expect(set).not.toHaveBeenCalled();
    stop();
  });

  it('may sync item by item without loss', async () => {
    const { store, stored: access, persistor } = await openTab();
    const stop = followOtherTabs(access, store.dispatch);
    writeFromAnotherTab({ access_token: 'access-1' });
    await persistor.flush();
    writeFromAnotherTab({ access_token: 'access-1', refresh_token: 'refresh-1' }, 'refresh_token');
    await persistor.flush();
    writeFromAnotherTab(stored, 'user');
    await persistor.flush();
    expect(selectUser(store.getState())).toEqual(ada);
    expect(storedItems()).toEqual(stored);
    stop();
  });

  it('keep the user’s object identity when they renew tokens', async () => {
    fill(stored);
    const { store, stored: access } = await openTab();
    const stop = followOtherTabs(access, store.dispatch);
    const before = selectUser(store.getState());
    writeFromAnotherTab({ ...stored, access_token: 'access-2' });
    expect(store.getState().auth.access).toBe('access-2');
    expect(selectUser(store.getState())).toBe(before);
    stop();
  });

  it('are synced by a page restored from the back/forward cache', async () => {
    fill(stored);
    const { store, stop } = await openSyncedTab();
    localStorage.clear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(selectIsSignedIn(store.getState())).toBe(false);
    stop();
    fill(stored);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(selectIsSignedIn(store.getState())).toBe(false);
  });

  it('change nothing here with unrelated keys', async () => {
    fill(stored);
    const { store, stop } = await openSyncedTab();
    writeFromAnotherTab({}, 'harmattan.quote-draft');
    expect(selectIsSignedIn(store.getState())).toBe(true);
    stop();
  });
});

it('refetches the profile when another tab signs in to another account over an expired session', async () => {
  fill(stored);
  const tab = await openTab();
  const stop = followOtherTabs(tab.stored, tab.store.dispatch);
  answer('/api/auth/profile/', ok({ id: 7 }), ok({ id: 8 }));
  const profile = tab.store.dispatch(getProfile.initiate(undefined));
  expect((await profile).data).toEqual({ id: 7 });
  writeFromAnotherTab({ access_token: 'access-2', refresh_token: 'refresh-2', user: '{"id":8}' });
  await until(() => {
    const { data } = getProfile.select(undefined)(tab.store.getState());
    return data?.id === 8;
  });
  profile.unsubscribe();
  stop();
});

it('refetches the profile for the next account', async () => {
  const { store, persistor } = await openTab();
  answer('/api/auth/profile/', ok({ id: 1 }), ok({ id: 2 }));
  store.dispatch(signedIn(session));
  const first = store.dispatch(getProfile.initiate(undefined));
  expect((await first).data).toEqual({ id: 1 });
  first.unsubscribe();
  store.dispatch(signedOut());
  store.dispatch(signedIn({ access: 'access-2', refresh: 'refresh-2', user: { id: 2 } }));
  await persistor.flush();
  expect((await store.dispatch(getProfile.initiate(undefined))).data).toEqual({ id: 2 });
});
