import { login, register } from '../../src/api/authEndpoints';
import { getProfile } from '../../src/api/authEndpoints';
import { requestQuote } from '../../src/api/quoteEndpoints';
import { selectIsSignedIn, selectUser, signedIn, signedOut } from '../../src/session/authSlice';
import { answer, bearerOf, ok } from '../support/answers';
import { exampleQuote } from '../../scripts/openapi/contract';
import { openTab, storedItems } from '../support/session';

const ada = { id: 7, first_name: 'Ada', nested: { a: [1, null] } };
const session = { access: 'access-1', refresh: 'refresh-1', user: ada };
const stored = { access_token: 'access-1', refresh_token: 'refresh-1', user: JSON.stringify(ada) };
const fill = (items: Record<string, string>) => {
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
};

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
