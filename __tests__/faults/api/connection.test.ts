import type { ApiErrorKind } from '../../../src/lib/apiError';
import { answer, dropped, lostOnTheWay, noAnswer, ok } from '../../support/answers';
import type { Answer } from '../../support/answers';
import { calls } from '../../support/calls';
import { useFakeTime } from '../../support/fakeTime';
import { expectFailure, outcomeOf, settled, tabOf } from '../../support/faultRun';

useFakeTime();

/** An answer that breaks off in its middle. */
const cutOff: Answer = () =>
  new Response(
    new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"access":"a","resu'));
        queueMicrotask(() => {
          controller.error(new TypeError('terminated'));
        });
      },
    }),
    { headers: { 'content-type': 'application/json' } },
  );

const goOffline = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

const cases: readonly (readonly [string, Answer, ApiErrorKind])[] = [
  ['no answer', noAnswer, 'timeout'],
  ['a reset connection', dropped, 'unreachable'],
  ['an answer that breaks off', cutOff, 'unreachable'],
];

describe.each(calls)('$name', (call) => {
  it.each(cases)('%s', async (_name, reply, kind) => {
    expectFailure(call, await outcomeOf(call, reply), kind);
  });

  it('a connection lost during the request may have carried it', async () => {
    // The retry of a query finds no connection from the start.
    const kind = call.method === 'GET' ? 'offline' : 'unreachable';
    expectFailure(call, await outcomeOf(call, lostOnTheWay), kind);
  });

  it('a connection lost during the answer has carried the request', async () => {
    goOffline();
    expectFailure(call, await outcomeOf(call, cutOff), 'unreachable');
  });

  it('no connection from the start', async () => {
    goOffline();
    expectFailure(call, await outcomeOf(call, dropped), 'offline');
  });

  it('ends in 10 s, a query with both attempts in 21 s, and sends no more', async () => {
    const store = await tabOf();
    const requests = answer(call.path, noAnswer);
    const start = Date.now();
    const { error } = await settled(call.send(store));
    const took = Date.now() - start;
    expect(error).toEqual({ kind: 'timeout' });
    expect(took).toBeGreaterThanOrEqual(call.method === 'GET' ? 20_000 : 10_000);
    expect(took).toBeLessThanOrEqual(call.method === 'GET' ? 21_000 : 10_500);
    const sent = requests.length;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(sent);
  });

  it('works at the next call', async () => {
    const outcome = await outcomeOf(call, dropped, dropped);
    answer(call.path, ok(call.reply));
    const again = await settled(call.send(outcome.store));
    expect(again.error).toBeUndefined();
  });
});
