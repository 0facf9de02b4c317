import { operations } from '../../../src/api/operations';
import type { AppStore } from '../../../src/app/makeStore';
import {
  answer,
  bearerOf,
  dropped,
  requireToken,
  html,
  noAnswer,
  ok,
  unauthorized,
} from '../../support/answers';
import type { Answer } from '../../support/answers';
import { calls } from '../../support/calls';
import type { Call } from '../../support/calls';
import { useFakeTime } from '../../support/fakeTime';
import { expectPlainSentence, advanceUntilSettled, openTabAs } from '../../support/faultRun';
import { storedItems } from '../../support/session';

useFakeTime();

const REFRESH = '/api/auth/token/refresh/';
const renewed = ok({ access: 'access-2', refresh: 'refresh-2' });
const isRefresh = ({ path }: Call) => path === REFRESH;
const withBearer = calls.filter(({ name }) => operations[name].bearer !== 'never');
const withoutBearer = calls.filter(({ name }) => operations[name].bearer === 'never');

/** Sends a call. @returns its result and the bearer token of every request */
async function run(call: Call, store: AppStore, reply: Answer, refresh: Answer = renewed) {
  const refreshes = isRefresh(call) ? [] : answer(REFRESH, refresh);
  const requests = answer(call.path, reply);
  const { data, error } = await advanceUntilSettled(call.send(store));
  return { data, error, refreshes, bearers: requests.map(bearerOf) };
}

describe.each(withBearer)('$name, which sends the token', (call) => {
  const valid = (...tokens: string[]) => requireToken(() => tokens, ok(call.reply));
  const isRequired = operations[call.name].bearer === 'required';

  it('is sent once with a valid token', async () => {
    const { error, bearers, refreshes } = await run(call, await openTabAs(), valid('access-1'));
    expect([error, bearers, refreshes.length]).toEqual([undefined, ['access-1'], 0]);
  });

  it('is replayed once with renewed, stored tokens after an expired one', async () => {
    const { error, bearers, refreshes } = await run(call, await openTabAs(), valid('access-2'));
    expect([error, bearers, refreshes.length]).toEqual([undefined, ['access-1', 'access-2'], 1]);
    await jest.advanceTimersByTimeAsync(100);
    expect(storedItems()).toEqual({ access_token: 'access-2', refresh_token: 'refresh-2', user: '{"id":1}' });
  });

  it('stops after one replay if the new token is rejected too', async () => {
    const { error, bearers, refreshes } = await run(call, await openTabAs(), unauthorized);
    expect(error).toMatchObject({ kind: 'unauthorized' });
    expectPlainSentence(error as never);
    expect([bearers, refreshes.length]).toEqual([['access-1', 'access-2'], 1]);
  });

  it.each<[string, Answer]>([
    ['rejected', unauthorized],
    ['answered by a proxy', html(401)],
    ['broken', ok({}, 500)],
    ['forbidden', ok({}, 403)],
    ['throttled', ok({ detail: 'Wait 9 seconds.' }, 429)],
    ['of the wrong shape', ok({ access: 7 })],
    ['empty', ok(null)],
    ['cut off', dropped],
    ['unanswered', noAnswer],
  ])(
    'keeps the tokens, shows no toast and sends a public call anonymously when the renewal is %s',
    async (_name, refresh) => {
      const store = await openTabAs();
      const before = storedItems();
      const { error, bearers, refreshes } = await run(call, store, unauthorized, refresh);
      expect(error).toEqual({
        kind: 'unauthorized',
        message: 'Given token not valid',
        code: 'token_not_valid',
        ...(!isRequired && { isAnonymous: true }),
      });
      expect(bearers).toEqual(isRequired ? ['access-1'] : ['access-1', null]);
      expect(refreshes).toHaveLength(1);
      expect(storedItems()).toEqual(before);
      expect(store.getState().notifications).toEqual((await openTabAs('anonymous')).getState().notifications);
    },
  );

  it('renews nothing for an anonymous visitor', async () => {
    const { error, bearers, refreshes } = await run(call, await openTabAs('anonymous'), unauthorized);
    expect(error).toMatchObject({ kind: 'unauthorized' });
    expect([bearers, refreshes.length]).toEqual([[null], 0]);
  });

  it('renews nothing without a refresh token, and ends the session', async () => {
    localStorage.setItem('access_token', 'access-1');
    const store = await openTabAs('anonymous');
    const { bearers, refreshes } = await run(call, store, unauthorized);
    expect([bearers, refreshes.length]).toEqual([isRequired ? ['access-1'] : ['access-1', null], 0]);
    expect(store.getState().auth.expired).toBe(true);
    expect(storedItems()).toEqual({ access_token: 'access-1' });
  });

  it('tries to renew an expired session only once', async () => {
    const store = await openTabAs();
    await run(call, store, unauthorized, unauthorized);
    const { refreshes } = await run(call, store, unauthorized, unauthorized);
    expect(refreshes).toHaveLength(0);
  });
});

describe.each(withoutBearer)('$name, which sends no token', (call) => {
  it.each(['ada', 'anonymous'] as const)('reports a 401 unchanged, for %s', async (who) => {
    const store = await openTabAs(who);
    const before = [store.getState().auth, storedItems()];
    const { error, bearers, refreshes } = await run(call, store, unauthorized);
    expect(error).toMatchObject({ kind: 'unauthorized', message: 'Given token not valid' });
    expectPlainSentence(error as never);
    expect([bearers, refreshes.length]).toEqual([[null], 0]);
    expect([store.getState().auth, storedItems()]).toEqual(before);
  });
});
