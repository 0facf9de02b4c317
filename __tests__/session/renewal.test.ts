import { addListener } from '@reduxjs/toolkit';
import type { Action, ListenerEffect, ThunkDispatch } from '@reduxjs/toolkit';
import { getProfile, login, refreshToken } from '../../src/api/authEndpoints';
import { getQuoteStatus, requestQuote } from '../../src/api/quoteEndpoints';
import { makeStore } from '../../src/app/makeStore';
import { signedIn } from '../../src/session/authSlice';
import { answer, bearerOf, dropped, requireToken, html, ok, unauthorized } from '../support/answers';
import type { Answer } from '../support/answers';
import { exampleQuote } from '../../scripts/openapi/contract';
import { openTab, signedInStore, storedItems } from '../support/session';
import { until } from '../support/until';

const REFRESH = '/api/auth/token/refresh/';
const PROFILE = '/api/auth/profile/';
const renewed = ok({ access: 'access-2', refresh: 'refresh-2' });
const profileFor = (...tokens: string[]) => requireToken(() => tokens, ok({ id: 1 }));
const status = (reference: string) => getQuoteStatus.initiate({ reference, email: 'a@b.co' });
const bearers = (requests: readonly Request[]) => requests.map(bearerOf);
const expired = { kind: 'unauthorized', message: 'Given token not valid', code: 'token_not_valid' };

describe('a 401', () => {
  it('twenty times at once causes one refresh and twenty replays with the new token', async () => {
    const store = signedInStore();
    const refreshes = answer(REFRESH, renewed);
    const calls = answer(
      '/api/quote/status/',
      requireToken(() => ['access-2'], ok({ reference: 'H', status: 'received' })),
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

  it('that arrives after the renewal causes a replay but no second refresh', async () => {
    const store = signedInStore();
    const refreshes = answer(REFRESH, renewed);
    answer(PROFILE, profileFor('access-2'));
    let release: () => void = () => undefined;
    const gate = new Promise<void>((done) => (release = done));
    const late = answer(
      '/api/quote/status/',
      async (request) => {
        await gate;
        return unauthorized(request);
      },
      ok({ reference: 'H', status: 'received' }),
    );
    const slow = store.dispatch(status('H'));
    await store.dispatch(getProfile.initiate(undefined));
    release();
    expect((await slow).isSuccess).toBe(true);
    expect(bearers(late)).toEqual(['access-1', 'access-2']);
    expect(refreshes).toHaveLength(1);
  });

  it('with an HTML body causes a renewal, too', async () => {
    const store = signedInStore();
    answer(REFRESH, renewed);
    answer(PROFILE, html(401), ok({ id: 1 }));
    expect((await store.dispatch(getProfile.initiate(undefined))).isSuccess).toBe(true);
  });

  it('of the replay is final', async () => {
    const store = signedInStore();
    const refreshes = answer(REFRESH, renewed);
    const calls = answer(PROFILE, unauthorized);
    expect((await store.dispatch(getProfile.initiate(undefined))).error).toEqual(expired);
    expect([calls.length, refreshes.length]).toEqual([2, 1]);
  });

  it('of a login causes no refresh and keeps its message', async () => {
    const store = signedInStore();
    const refreshes = answer(REFRESH, renewed);
    answer('/api/auth/login/', ok({ detail: 'No active account' }, 401));
    const { error } = await store.dispatch(login.initiate({ email: 'a@b.co', password: 'x' }));
    expect(error).toMatchObject({ kind: 'unauthorized', message: 'No active account' });
    expect(refreshes).toHaveLength(0);
  });
});

describe('a renewal', () => {
  it('runs as an RTK Query mutation, visible in Redux DevTools, and leaves no token in the cache', async () => {
    const { store } = makeStore();
    const seen: unknown[] = [];
    const record: ListenerEffect<Action, unknown, ThunkDispatch<unknown, unknown, Action>> = (action) =>
      void seen.push(action.type);
    store.dispatch(addListener({ matcher: refreshToken.matchPending, effect: record }));
    store.dispatch(addListener({ matcher: refreshToken.matchFulfilled, effect: record }));
    store.dispatch(signedIn({ access: 'access-1', refresh: 'refresh-1', user: null }));
    answer(REFRESH, renewed);
    answer(PROFILE, profileFor('access-2'));
    await store.dispatch(getProfile.initiate(undefined));
    expect(seen).toEqual(['api/executeMutation/pending', 'api/executeMutation/fulfilled']);
    expect(store.getState().api.mutations).toEqual({});
  });

  it('stores a rotated refresh token and keeps the old one if none is sent', async () => {
    const { store } = await openTab();
    store.dispatch(signedIn({ access: 'access-1', refresh: 'refresh-1', user: null }));
    answer(REFRESH, renewed, ok({ access: 'access-3', refresh: '' }));
    answer(PROFILE, unauthorized, ok({}), unauthorized, ok({}));
    await store.dispatch(getProfile.initiate(undefined));
    expect(storedItems()).toMatchObject({ access_token: 'access-2', refresh_token: 'refresh-2' });
    await store.dispatch(getProfile.initiate(undefined, { forceRefetch: true }));
    expect(storedItems()).toMatchObject({ access_token: 'access-3', refresh_token: 'refresh-2' });
  });

  it('continues when the request that triggered it is aborted', async () => {
    const store = signedInStore();
    let release: () => void = () => undefined;
    const gate = new Promise<void>((done) => (release = done));
    const refreshes = answer(REFRESH, async (request) => {
      await gate;
      return renewed(request);
    });
    answer(PROFILE, profileFor('access-2'));
    const first = store.dispatch(getProfile.initiate(undefined));
    await until(() => refreshes.length > 0);
    first.abort();
    release();
    await first;
    await until(() => store.getState().auth.access !== 'access-1');
    expect(store.getState().auth).toMatchObject({ access: 'access-2', refresh: 'refresh-2', expired: false });
  });
});

describe('a public call', () => {
  const stale: Answer = (request) =>
    bearerOf(request) ? unauthorized(request) : ok({ reference: 'HAR-1', status: 'received' })(request);
  const publicCalls = [
    ['a quote', '/api/quote/', requestQuote.initiate(exampleQuote)],
    ['a quote status', '/api/quote/status/', status('HAR-1')],
  ] as const;
  const send = (call: (typeof publicCalls)[number][2]) =>
    signedInStore().dispatch(call as ReturnType<typeof status>);

  it.each(publicCalls)('for %s is sent without a token after a failed renewal', async (_name, path, call) => {
    answer(REFRESH, unauthorized);
    const calls = answer(path, stale);
    expect((await send(call)).data).toMatchObject({ reference: 'HAR-1' });
    expect(bearers(calls)).toEqual(['access-1', null]);
  });

  it.each(publicCalls)(
    'for %s is not sent a third time when the new token is rejected',
    async (_name, path, call) => {
      answer(REFRESH, renewed);
      const calls = answer(path, stale);
      expect((await send(call)).error).toEqual(expired);
      expect(bearers(calls)).toEqual(['access-1', 'access-2']);
    },
  );

  it.each<[string, Answer, object]>([
    [
      'validation errors',
      ok({ email: ['Invalid.'] }, 400),
      { kind: 'validation', fields: { email: ['Invalid.'] } },
    ],
    ['a lost connection', dropped, { kind: 'unreachable' }],
    ['a second 401', unauthorized, expired],
  ])('fails with the error of its replay: %s', async (_name, reply, error) => {
    answer(REFRESH, unauthorized);
    answer('/api/quote/', unauthorized, reply);
    expect((await send(publicCalls[0][2])).error).toMatchObject(error);
  });
});
