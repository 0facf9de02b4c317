import { operations } from '../../../src/api/operations';
import type { AppStore } from '../../../src/app/makeStore';
import { answer, bearerOf, dropped, guarded, html, noAnswer, ok, unauthorized } from '../../support/answers';
import type { Answer } from '../../support/answers';
import { calls } from '../../support/calls';
import type { Call } from '../../support/calls';
import { useFakeTime } from '../../support/fakeTime';
import { expectPlainSentence, settled, tabOf } from '../../support/faultRun';
import { storedItems } from '../../support/session';

useFakeTime();

const REFRESH = '/api/auth/token/refresh/';
const renewed = ok({ access: 'access-2', refresh: 'refresh-2' });
const isRefresh = ({ path }: Call) => path === REFRESH;
const carriers = calls.filter(({ name }) => operations[name].bearer !== 'never');
const others = calls.filter(({ name }) => operations[name].bearer === 'never');

/** Sends and gives back what went out, by its bearers. */
async function run(call: Call, store: AppStore, reply: Answer, refresh: Answer = renewed) {
  const refreshes = isRefresh(call) ? [] : answer(REFRESH, refresh);
  const requests = answer(call.path, reply);
  const { data, error } = await settled(call.send(store));
  return { data, error, refreshes, bearers: requests.map(bearerOf) };
}

describe.each(carriers)('$name, which carries the token', (call) => {
  const valid = (...tokens: string[]) => guarded(() => tokens, ok(call.reply));
  const isRequired = operations[call.name].bearer === 'required';

  it('with a valid token goes out once', async () => {
    const { error, bearers, refreshes } = await run(call, await tabOf(), valid('access-1'));
    expect([error, bearers, refreshes.length]).toEqual([undefined, ['access-1'], 0]);
  });

  it('with a stale one is replayed once with renewed tokens, which are stored', async () => {
    const { error, bearers, refreshes } = await run(call, await tabOf(), valid('access-2'));
    expect([error, bearers, refreshes.length]).toEqual([undefined, ['access-1', 'access-2'], 1]);
    await jest.advanceTimersByTimeAsync(100);
    expect(storedItems()).toEqual({ access_token: 'access-2', refresh_token: 'refresh-2', user: '{"id":1}' });
  });

  it('stops after one replay if the new token is refused too', async () => {
    const { error, bearers, refreshes } = await run(call, await tabOf(), unauthorized);
    expect(error).toMatchObject({ kind: 'unauthorized' });
    expectPlainSentence(error as never);
    expect([bearers, refreshes.length]).toEqual([['access-1', 'access-2'], 1]);
  });

  it.each<[string, Answer]>([
    ['refused', unauthorized],
    ['answered by a proxy', html(401)],
    ['broken', ok({}, 500)],
    ['forbidden', ok({}, 403)],
    ['throttled', ok({ detail: 'Wait 9 seconds.' }, 429)],
    ['of the wrong shape', ok({ access: 7 })],
    ['empty', ok(null)],
    ['a broken line', dropped],
    ['no answer', noAnswer],
  ])(
    'when the renewal is %s keeps the tokens, shows no toast and lets a public call through',
    async (_name, refresh) => {
      const store = await tabOf();
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
      expect(store.getState().notifications).toEqual((await tabOf('nobody')).getState().notifications);
    },
  );

  it('by an anonymous visitor renews nothing', async () => {
    const { error, bearers, refreshes } = await run(call, await tabOf('nobody'), unauthorized);
    expect(error).toMatchObject({ kind: 'unauthorized' });
    expect([bearers, refreshes.length]).toEqual([[null], 0]);
  });

  it('without a refresh token renews nothing', async () => {
    localStorage.setItem('access_token', 'access-1');
    const { bearers, refreshes } = await run(call, await tabOf('nobody'), unauthorized);
    expect([bearers, refreshes.length]).toEqual([isRequired ? ['access-1'] : ['access-1', null], 0]);
  });

  it('renews an expired session only once', async () => {
    const store = await tabOf();
    await run(call, store, unauthorized, unauthorized);
    const { refreshes } = await run(call, store, unauthorized, unauthorized);
    expect(refreshes).toHaveLength(0);
  });
});

describe.each(others)('$name, which carries none', (call) => {
  it.each(['ada', 'nobody'] as const)('reports a 401 as it is, for %s', async (who) => {
    const store = await tabOf(who);
    const before = [store.getState().auth, storedItems()];
    const { error, bearers, refreshes } = await run(call, store, unauthorized);
    expect(error).toMatchObject({ kind: 'unauthorized', message: 'Given token not valid' });
    expectPlainSentence(error as never);
    expect([bearers, refreshes.length]).toEqual([[null], 0]);
    expect([store.getState().auth, storedItems()]).toEqual(before);
  });
});
