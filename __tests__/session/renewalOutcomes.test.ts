import { getProfile } from '../../src/api/authEndpoints';
import { getQuoteStatus } from '../../src/api/quoteEndpoints';
import { selectNotifications } from '../../src/features/notifications/notificationsSlice';
import { signedIn } from '../../src/session/authSlice';
import {
  answer,
  bearerOf,
  dropped,
  requireToken,
  html,
  noAnswer,
  ok,
  throttled,
  unauthorized,
} from '../support/answers';
import type { Answer } from '../support/answers';
import { useFakeTime } from '../support/fakeTime';
import { advanceUntilSettled } from '../support/faultRun';
import { openTab, signedInStore, storedItems } from '../support/session';
import { until } from '../support/until';

const REFRESH = '/api/auth/token/refresh/';
const PROFILE = '/api/auth/profile/';
const renewed = ok({ access: 'access-2', refresh: 'refresh-2' });
const profileFor = (...tokens: string[]) => requireToken(() => tokens, ok({ id: 1 }));
const bearers = (requests: readonly Request[]) => requests.map(bearerOf);
/** The log of the browser's console, where a failed renewal is noted. */
const spyOnLog = () => jest.spyOn(console, 'debug').mockImplementation(() => undefined);
const expired = { kind: 'unauthorized', message: 'Given token not valid', code: 'token_not_valid' };
// Unsubscribed: a subscription would refetch during the next test.
const fetchProfile = getProfile.initiate(undefined, { forceRefetch: true, subscribe: false });

describe.each<[string, Answer]>([
  ['an HTML page', html(200)],
  ['an empty object', ok({})],
  ['an empty token', ok({ access: '' })],
  ['a token that no header can contain', ok({ access: 'токен' })],
  ['a rejection with a 200', ok({ success: false, message: 'Token is invalid' })],
  ['400 about something else', ok({ detail: 'JSON parse error' }, 400)],
  ['403', ok({ detail: 'CSRF Failed: CSRF token missing.' }, 403)],
  ['404', html(404)],
  ['405', ok({ detail: 'Method "POST" not allowed.' }, 405)],
  ['500', html(500)],
  ['503', ok({ detail: 'Token service is down' }, 503)],
  ['no connection', dropped],
])('a renewal answered by %s', (_name, failure) => {
  it('fails silently with the original 401 and a line in the log, and the next call renews the session', async () => {
    const log = spyOnLog();
    const store = signedInStore();
    const refreshes = answer(REFRESH, failure, renewed);
    const calls = answer(PROFILE, profileFor('access-2'));
    expect((await store.dispatch(fetchProfile)).error).toEqual(expired);
    expect(log.mock.calls).toEqual([['Token refresh failed', expect.any(String)]]);
    expect(store.getState().auth).toMatchObject({ access: 'access-1', refresh: 'refresh-1', expired: false });
    expect(selectNotifications(store.getState())).toEqual([]);

    const again = await store.dispatch(fetchProfile);
    expect(again.isSuccess).toBe(true);
    expect(bearers(calls)).toEqual(['access-1', 'access-1', 'access-2']);
    expect(refreshes).toHaveLength(2);
  });
});

it('keeps the session when a renewal times out', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  const store = signedInStore();
  answer(REFRESH, noAnswer);
  answer(PROFILE, unauthorized);
  const { error } = await advanceUntilSettled(store.dispatch(fetchProfile));
  jest.useRealTimers();
  expect(error).toEqual(expired);
  expect(store.getState().auth).toMatchObject({ access: 'access-1', expired: false });
});

it('sends no renewal while renewals are rate-limited', async () => {
  const store = signedInStore();
  const refreshes = answer(REFRESH, throttled(60));
  answer(PROFILE, unauthorized);
  for (let call = 0; call < 2; call += 1) {
    const { error } = await store.dispatch(fetchProfile);
    expect(error).toEqual(expired);
  }
  expect(refreshes).toHaveLength(1);
  expect(store.getState().auth.expired).toBe(false);
});

describe.each<[string, Answer]>([
  ['401', unauthorized],
  ['401 from a proxy', html(401)],
  ['400 about the refresh field', ok({ refresh: ['This field may not be blank.'] }, 400)],
  ['400 with a detail about the token', ok({ detail: 'Token is invalid or expired' }, 400)],
  ['400 with a message about the token', ok({ success: false, message: 'Invalid refresh token.' }, 400)],
  ['400 with an error list about the token', ok({ non_field_errors: ['Token is blacklisted'] }, 400)],
])('a renewal rejected by %s', (_name, rejection) => {
  it('fails silently with the original 401, keeps the stored items and stops sending the token', async () => {
    const log = spyOnLog();
    const { store, persistor } = await openTab();
    store.dispatch(signedIn({ access: 'access-1', refresh: 'refresh-1', user: { id: 1 } }));
    const refreshes = answer(REFRESH, rejection);
    const calls = answer(PROFILE, unauthorized);
    expect((await store.dispatch(fetchProfile)).error).toEqual(expired);
    expect(log.mock.calls).toEqual([['Token refresh failed', expect.any(String)]]);
    expect(store.getState().auth).toMatchObject({ access: 'access-1', refresh: 'refresh-1', expired: true });
    expect(selectNotifications(store.getState())).toEqual([]);
    await until(() => 'user' in storedItems());
    expect(storedItems()).toEqual({ access_token: 'access-1', refresh_token: 'refresh-1', user: '{"id":1}' });

    await store.dispatch(fetchProfile);
    expect(bearers(calls)).toEqual(['access-1', null]);
    expect(refreshes).toHaveLength(1);

    store.dispatch(signedIn({ access: 'access-9', refresh: 'refresh-9', user: null }));
    answer(PROFILE, profileFor('access-9'));
    const again = await store.dispatch(fetchProfile);
    expect(again.isSuccess).toBe(true);
    // Otherwise pending writes happen during the next test.
    await persistor.flush();
  });
});

describe('a query is sent at most twice', () => {
  useFakeTime();

  it.each<[string, Answer, Answer]>([
    ['401, then a server error', unauthorized, html(503)],
    ['401, then a lost connection', unauthorized, dropped],
    ['a server error, then 401', html(503), unauthorized],
    ['a lost connection, then 401', dropped, unauthorized],
  ])('%s', async (_name, first, second) => {
    const store = signedInStore();
    answer(REFRESH, renewed);
    const calls = answer('/api/quote/status/', first, second);
    const query = getQuoteStatus.initiate({ reference: 'H', email: 'a@b.co' });
    const { error } = await advanceUntilSettled(store.dispatch(query));
    expect(error).toBeDefined();
    expect(calls).toHaveLength(2);
    // Either way, the session is renewed for the next call.
    expect(store.getState().auth.access).toBe('access-2');
  });
});
