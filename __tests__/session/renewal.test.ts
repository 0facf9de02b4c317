import { getProfile, login } from '../../src/api/authEndpoints';
import { getQuoteStatus, requestQuote } from '../../src/api/quoteEndpoints';
import { selectNotifications } from '../../src/features/notifications/notificationsSlice';
import { signedIn } from '../../src/session/authSlice';
import { answer, bearerOf, dropped, guarded, html, ok, unauthorised } from '../support/answers';
import type { Answer } from '../support/answers';
import { quoteRequest } from '../support/sampleRequests';
import { openTab, signedInStore, storedItems } from '../support/session';
import { until } from '../support/until';

const REFRESH = '/api/auth/token/refresh/';
const PROFILE = '/api/auth/profile/';
const renewed = ok({ access: 'access-2', refresh: 'refresh-2' });
const profileFor = (...tokens: string[]) => guarded(() => tokens, ok({ id: 1 }));
const status = (reference: string) => getQuoteStatus.initiate({ reference, email: 'a@b.co' });
const bearers = (requests: readonly Request[]) => requests.map(bearerOf);
const expired = { kind: 'unauthorised', message: 'Given token not valid', code: 'token_not_valid' };

describe('a 401', () => {
  it('twenty at once make one refresh and twenty replays with the new token', async () => {
    const store = signedInStore();
    const refreshes = answer(REFRESH, renewed);
    const calls = answer(
      '/api/quote/status/',
      guarded(() => ['access-2'], ok({ reference: 'H', status: 'received' })),
    );
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, i) => store.dispatch(status(String(i)))),
    );
    expect(results.every(({ isSuccess }) => isSuccess)).toBe(true);
    expect(refreshes).toHaveLength(1);
    expect(await refreshes[0]?.json()).toEqual({ refresh: 'refresh-1' });
    expect(bearers(calls).filter((token) => token === 'access-1')).toHaveLength(20);
    expect(bearers(calls).filter((token) => token === 'access-2')).toHaveLength(20);
  });

  it('that comes late is replayed without a second refresh', async () => {
    const store = signedInStore();
    const refreshes = answer(REFRESH, renewed);
    answer(PROFILE, profileFor('access-2'));
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((done) => (letGo = done));
    const late = answer(
      '/api/quote/status/',
      async (request) => {
        await held;
        return unauthorised(request);
      },
      ok({ reference: 'H', status: 'received' }),
    );
    const slow = store.dispatch(status('H'));
    await store.dispatch(getProfile.initiate(undefined));
    letGo();
    expect((await slow).isSuccess).toBe(true);
    expect(bearers(late)).toEqual(['access-1', 'access-2']);
    expect(refreshes).toHaveLength(1);
  });

  it('with an HTML body is one too', async () => {
    const store = signedInStore();
    answer(REFRESH, renewed);
    answer(PROFILE, html(401), ok({ id: 1 }));
    expect((await store.dispatch(getProfile.initiate(undefined))).isSuccess).toBe(true);
  });

  it('after the replay is the end of it', async () => {
    const store = signedInStore();
    const refreshes = answer(REFRESH, renewed);
    const calls = answer(PROFILE, unauthorised);
    expect((await store.dispatch(getProfile.initiate(undefined))).error).toEqual(expired);
    expect([calls.length, refreshes.length]).toEqual([2, 1]);
  });

  it('of a login never refreshes, and its message comes through', async () => {
    const store = signedInStore();
    const refreshes = answer(REFRESH, renewed);
    answer('/api/auth/login/', ok({ detail: 'No active account' }, 401));
    const { error } = await store.dispatch(login.initiate({ email: 'a@b.co', password: 'x' }));
    expect(error).toMatchObject({ kind: 'unauthorised', message: 'No active account' });
    expect(refreshes).toHaveLength(0);
  });
});

describe('a renewal', () => {
  it('stores the rotated refresh token, and keeps the old one where none comes', async () => {
    const { store } = await openTab();
    store.dispatch(signedIn({ access: 'access-1', refresh: 'refresh-1', user: null }));
    answer(REFRESH, renewed, ok({ access: 'access-3' }));
    answer(PROFILE, unauthorised, ok({}), unauthorised, ok({}));
    await store.dispatch(getProfile.initiate(undefined));
    expect(storedItems()).toMatchObject({ access_token: 'access-2', refresh_token: 'refresh-2' });
    await store.dispatch(getProfile.initiate(undefined, { forceRefetch: true }));
    expect(storedItems()).toMatchObject({ access_token: 'access-3', refresh_token: 'refresh-2' });
  });

  it('does not end with the request that asked for it', async () => {
    const store = signedInStore();
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((done) => (letGo = done));
    const refreshes = answer(REFRESH, async (request) => {
      await held;
      return renewed(request);
    });
    answer(PROFILE, profileFor('access-2'));
    const first = store.dispatch(getProfile.initiate(undefined));
    await until(() => refreshes.length > 0);
    first.abort();
    letGo();
    await first;
    await until(() => store.getState().auth.access !== 'access-1');
    expect(store.getState().auth).toMatchObject({ access: 'access-2', refresh: 'refresh-2', expired: false });
  });
});

describe.each<[string, Answer]>([
  ['500', html(500)],
  ['429', ok({ detail: 'Request was throttled. Expected available in 60 seconds.' }, 429)],
  ['no connection', dropped],
])('a renewal that fails for now (%s)', (_name, failure) => {
  it('passes the original 401 on, silently, and leaves the session to be renewed by the next call', async () => {
    const store = signedInStore();
    const refreshes = answer(REFRESH, failure, renewed);
    const calls = answer(PROFILE, profileFor('access-2'));
    expect((await store.dispatch(getProfile.initiate(undefined))).error).toEqual(expired);
    expect(store.getState().auth).toMatchObject({ access: 'access-1', refresh: 'refresh-1', expired: false });
    expect(selectNotifications(store.getState())).toEqual([]);

    const again = await store.dispatch(getProfile.initiate(undefined, { forceRefetch: true }));
    expect(again.isSuccess).toBe(true);
    expect(bearers(calls)).toEqual(['access-1', 'access-1', 'access-2']);
    expect(refreshes).toHaveLength(2);
  });
});

describe.each<[string, Answer]>([
  ['401', unauthorised],
  ['no token in it', ok({ access: '' })],
])('a renewal that is refused (%s)', (_name, failure) => {
  it('passes the original 401 on, silently, keeps what is stored and sends the token no more', async () => {
    const { store } = await openTab();
    store.dispatch(signedIn({ access: 'access-1', refresh: 'refresh-1', user: { id: 1 } }));
    const refreshes = answer(REFRESH, failure);
    const calls = answer(PROFILE, unauthorised);
    expect((await store.dispatch(getProfile.initiate(undefined))).error).toEqual(expired);
    expect(store.getState().auth).toMatchObject({ access: 'access-1', refresh: 'refresh-1', expired: true });
    expect(selectNotifications(store.getState())).toEqual([]);
    await until(() => 'user' in storedItems());
    expect(storedItems()).toEqual({ access_token: 'access-1', refresh_token: 'refresh-1', user: '{"id":1}' });

    await store.dispatch(getProfile.initiate(undefined, { forceRefetch: true }));
    expect(bearers(calls)).toEqual(['access-1', null]);
    expect(refreshes).toHaveLength(1);

    store.dispatch(signedIn({ access: 'access-9', refresh: 'refresh-9', user: null }));
    answer(PROFILE, profileFor('access-9'));
    const again = await store.dispatch(getProfile.initiate(undefined, { forceRefetch: true }));
    expect(again.isSuccess).toBe(true);
  });
});

describe('a call that needs nobody signed in', () => {
  const stale: Answer = (request) =>
    bearerOf(request) ? unauthorised(request) : ok({ reference: 'HAR-1', status: 'received' })(request);

  describe.each([
    ['with a renewal that fails', unauthorised, ['access-1', null]],
    ['with a new token that is refused too', renewed, ['access-1', 'access-2', null]],
  ])('%s', (_renewal, refresh, sent) => {
    it.each([
      ['a quote', '/api/quote/', requestQuote.initiate(quoteRequest)],
      ['a quote status', '/api/quote/status/', status('HAR-1')],
    ])('%s goes through without a token', async (_name, path, call) => {
      const store = signedInStore();
      answer(REFRESH, refresh);
      const calls = answer(path, stale);
      const { data } = await store.dispatch(call as ReturnType<typeof status>);
      expect(data).toMatchObject({ reference: 'HAR-1' });
      expect(bearers(calls)).toEqual(sent);
    });
  });

  it.each<[string, Answer, object]>([
    [
      'fields to correct',
      ok({ email: ['Invalid.'] }, 400),
      { kind: 'validation', fields: { email: ['Invalid.'] } },
    ],
    ['a send that may have gone through', dropped, { kind: 'unreachable' }],
    ['a second refusal', unauthorised, expired],
  ])('tells what became of that: %s', async (_name, reply, error) => {
    const store = signedInStore();
    answer(REFRESH, unauthorised);
    answer('/api/quote/', unauthorised, reply);
    expect((await store.dispatch(requestQuote.initiate(quoteRequest))).error).toMatchObject(error);
  });
});
