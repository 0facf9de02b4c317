import { getProfile } from '../../src/api/authEndpoints';
import { getQuoteStatus, requestQuote } from '../../src/api/quoteEndpoints';
import { sessionExpired, signedIn, signedOut } from '../../src/session/authSlice';
import { followOtherTabs } from '../../src/session/persistence';
import { answer, bearerOf, requireToken, ok, unauthorized } from '../support/answers';
import type { Answer } from '../support/answers';
import { flushNetwork } from '../support/fakeTime';
import { exampleQuote } from '../../scripts/openapi/contract';
import { openTab, signedInStore, storedItems } from '../support/session';
import { until } from '../support/until';

const REFRESH = '/api/auth/token/refresh/';
const PROFILE = '/api/auth/profile/';
// Unsubscribed: a subscription would refetch during the next test.
const fetchProfile = getProfile.initiate(undefined, { forceRefetch: true, subscribe: false });

/** An answer that waits until it is released. */
function deferred(then: Answer) {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((done) => (release = done));
  const waiting: Answer = async (request) => {
    await gate;
    return then(request);
  };
  return { release, waiting };
}

/** A minimal implementation of Web Locks: exclusive locks only. */
function withLocks(): void {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, _options: unknown, task: () => Promise<unknown>) => {
    const mine = last.then(task);
    last = mine.catch(() => undefined);
    return mine;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

describe('a logout during a renewal', () => {
  it('discards the renewed tokens', async () => {
    const { store, persistor } = await openTab();
    store.dispatch(signedIn({ access: 'access-1', refresh: 'refresh-1', user: null }));
    const { release, waiting } = deferred(ok({ access: 'access-2', refresh: 'refresh-2' }));
    const refreshes = answer(REFRESH, waiting);
    answer(PROFILE, unauthorized);
    const call = store.dispatch(fetchProfile);
    await until(() => refreshes.length === 1);
    store.dispatch(signedOut());
    release();
    expect((await call).error).toMatchObject({ kind: 'unauthorized' });
    expect(store.getState().auth).toMatchObject({ access: null, refresh: null, expired: false });
    await persistor.flush();
    expect(storedItems()).toEqual({});
  });

  it('in another tab discards them, too', async () => {
    const { store, stored } = await openTab();
    const unfollow = followOtherTabs(stored, store.dispatch);
    store.dispatch(signedIn({ access: 'access-1', refresh: 'refresh-1', user: null }));
    await until(() => localStorage.getItem('refresh_token') !== null);
    const { release, waiting } = deferred(ok({ access: 'access-2' }));
    const refreshes = answer(REFRESH, waiting);
    answer(PROFILE, unauthorized);
    const call = store.dispatch(fetchProfile);
    await until(() => refreshes.length === 1);
    localStorage.clear();
    release();
    await call;
    expect(storedItems()).toEqual({});
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(store.getState().auth.access).toBeNull();
    unfollow();
  });

  it('does not delay the renewal of the next session', async () => {
    const store = signedInStore();
    const { release, waiting } = deferred(ok({ access: 'access-2' }));
    const refreshes = answer(REFRESH, waiting, ok({ access: 'access-b2' }));
    answer(PROFILE, unauthorized);
    answer(
      '/api/quote/status/',
      requireToken(() => ['access-b2'], ok({ reference: 'H', status: 'received' })),
    );
    const first = store.dispatch(getProfile.initiate(undefined, { subscribe: false }));
    await until(() => refreshes.length === 1);
    store.dispatch(signedOut());
    store.dispatch(signedIn({ access: 'access-b', refresh: 'refresh-b', user: { id: 2 } }));
    await store.dispatch(getQuoteStatus.initiate({ reference: 'H', email: 'a@b.co' }));
    const mine = { access: 'access-b2', refresh: 'refresh-b', user: { id: 2 } };
    expect(store.getState().auth).toMatchObject(mine);
    release();
    await first;
    expect(store.getState().auth).toMatchObject(mine);
  });
});

it('keeps an account that signs in during a renewal, even if another tab stores the previous one’s tokens', async () => {
  const { store, persistor } = await openTab();
  store.dispatch(signedIn({ access: 'access-1', refresh: 'refresh-1', user: { id: 1 } }));
  await persistor.flush();
  const { release, waiting } = deferred(ok({ access: 'access-2' }));
  const refreshes = answer(REFRESH, waiting);
  answer(PROFILE, unauthorized);
  const call = store.dispatch(fetchProfile);
  await until(() => refreshes.length === 1);
  // Keeps the new session from being written.
  persistor.pause();
  store.dispatch(signedOut());
  store.dispatch(signedIn({ access: 'access-b', refresh: 'refresh-b', user: { id: 2 } }));
  localStorage.setItem('access_token', 'access-7');
  release();
  await call;
  expect(store.getState().auth).toMatchObject({ access: 'access-b', refresh: 'refresh-b', user: { id: 2 } });
});

describe.each([
  ['with locks', true],
  ['without locks', false],
])('two tabs %s', (_name, locks) => {
  it('whose token expires at the same time both stay signed in', async () => {
    if (locks) withLocks();
    const left = await openTab();
    left.store.dispatch(signedIn({ access: 'access-1', refresh: 'refresh-1', user: null }));
    await until(() => localStorage.getItem('refresh_token') !== null);
    const right = await openTab();

    // A backend with rotation: each refresh token works once.
    const spent = new Set<string>();
    const refreshes = answer(REFRESH, async (request) => {
      const { refresh } = (await request.json()) as { refresh: string };
      if (spent.has(refresh)) {
        await until(() => localStorage.getItem('access_token') === 'access-2');
        return unauthorized(request);
      }
      spent.add(refresh);
      return ok({ access: 'access-2', refresh: 'refresh-2' })(request);
    });
    answer(
      PROFILE,
      requireToken(() => ['access-2'], ok({ id: 1 })),
    );
    const results = await Promise.all([
      left.store.dispatch(fetchProfile),
      right.store.dispatch(fetchProfile),
    ]);
    expect(results.map(({ isSuccess }) => isSuccess)).toEqual([true, true]);
    expect(refreshes).toHaveLength(locks ? 1 : 2);
    for (const { store } of [left, right]) {
      expect(store.getState().auth).toMatchObject({
        access: 'access-2',
        refresh: 'refresh-2',
        expired: false,
      });
    }
  });
});

it('uses a token that another tab has stored, without a refresh', async () => {
  const { store } = await openTab();
  store.dispatch(signedIn({ access: 'access-1', refresh: 'refresh-1', user: null }));
  await until(() => localStorage.getItem('refresh_token') !== null);
  localStorage.setItem('access_token', 'access-7');
  localStorage.setItem('refresh_token', 'refresh-7');
  const refreshes = answer(REFRESH, unauthorized);
  answer(
    PROFILE,
    requireToken(() => ['access-7'], ok({ id: 1 })),
  );
  expect((await store.dispatch(fetchProfile)).isSuccess).toBe(true);
  expect(refreshes).toHaveLength(0);
  expect(store.getState().auth).toMatchObject({ access: 'access-7', refresh: 'refresh-7' });
});

it('renews after twelve seconds if a frozen tab holds the lock', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  const request = (_name: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_done, fail) => {
      signal.addEventListener('abort', () => {
        fail(new DOMException('', 'AbortError'));
      });
    });
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const store = signedInStore();
  const refreshes = answer(REFRESH, ok({ access: 'access-2' }));
  answer(
    PROFILE,
    requireToken(() => ['access-2'], ok({ id: 1 })),
  );
  const call = store.dispatch(fetchProfile);
  await flushNetwork();
  await jest.advanceTimersByTimeAsync(11_999);
  expect(refreshes).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(1);
  jest.useRealTimers();
  expect((await call).isSuccess).toBe(true);
});

describe('a session that cannot be stored', () => {
  it.each(['setItem', 'getItem'] as const)('lasts for the visit when %s throws', async (method) => {
    localStorage.setItem('other', 'fills the storage');
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    const { store } = await openTab();
    store.dispatch(signedIn({ access: 'access-1', refresh: 'refresh-1', user: null }));
    answer(REFRESH, ok({ access: 'access-2', refresh: 'refresh-2' }), ok({ access: 'access-3' }));
    answer(PROFILE, unauthorized, ok({ id: 1 }), unauthorized, ok({ id: 1 }));
    expect((await store.dispatch(fetchProfile)).isSuccess).toBe(true);
    expect((await store.dispatch(fetchProfile)).isSuccess).toBe(true);
    expect(store.getState().auth).toMatchObject({ access: 'access-3', refresh: 'refresh-2', expired: false });
  });
});

it('does not replay a call with the token of another account that signed in meanwhile', async () => {
  const store = signedInStore();
  const { release, waiting } = deferred(unauthorized);
  const calls = answer('/api/quote/', waiting, ok({ reference: 'H' }));
  const call = store.dispatch(requestQuote.initiate(exampleQuote));
  await until(() => calls.length === 1);
  store.dispatch(signedOut());
  store.dispatch(signedIn({ access: 'access-b', refresh: 'refresh-b', user: { id: 2 } }));
  release();
  await call;
  expect(calls.map(bearerOf)).toEqual(['access-1', null]);
});

it('renews nothing once the session has expired', async () => {
  const store = signedInStore();
  const refreshes = answer(REFRESH, ok({ access: 'access-2' }));
  const { release, waiting } = deferred(unauthorized);
  const calls = answer(PROFILE, waiting);
  const call = store.dispatch(fetchProfile);
  await until(() => calls.length === 1);
  store.dispatch(sessionExpired());
  release();
  expect((await call).error).toMatchObject({ kind: 'unauthorized' });
  expect(refreshes).toHaveLength(0);
});
