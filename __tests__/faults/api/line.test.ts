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

  it('a line that goes during the request: what was sent may have arrived', async () => {
    // A query is tried again, and finds no line from the start.
    const kind = call.method === 'GET' ? 'offline' : 'unreachable';
    expectFailure(call, await outcomeOf(call, lostOnTheWay), kind);
  });

  it('a line that goes during the answer: what was sent has arrived', async () => {
    goOffline();
    expectFailure(call, await outcomeOf(call, cutOff), 'unreachable');
  });

  it('no line from the start', async () => {
    goOffline();
    expectFailure(call, await outcomeOf(call, dropped), 'offline');
  });

  it('gives up in 10 s, a query with both its tries in 21 s, and asks no more', async () => {
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

  it('works again when it is asked again', async () => {
    const outcome = await outcomeOf(call, dropped, dropped);
    answer(call.path, ok(call.reply));
    const again = await settled(call.send(outcome.store));
    expect(again.error).toBeUndefined();
  });
});
