import type { ApiErrorKind } from '../../../src/lib/apiError';
import { answer, dropped, droppedOffline, noAnswer, ok } from '../../support/answers';
import type { Answer } from '../../support/answers';
import { calls } from '../../support/calls';
import { useFakeTime } from '../../support/fakeTime';
import { expectFailure, outcomeOf, advanceUntilSettled, openTabAs } from '../../support/faultRun';

useFakeTime();

/** A response that breaks off halfway. */
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
  ['a response that breaks off', cutOff, 'unreachable'],
];

describe.each(calls)('$name', (call) => {
  it.each(cases)('%s', async (_name, reply, kind) => {
    expectFailure(call, await outcomeOf(call, reply), kind);
  });

  it('counts a request as possibly sent when the connection drops during it', async () => {
    // A query's retry is offline from the start.
    const kind = call.method === 'GET' ? 'offline' : 'unreachable';
    expectFailure(call, await outcomeOf(call, droppedOffline), kind);
  });

  it('counts a request as sent when the connection drops during the response', async () => {
    goOffline();
    expectFailure(call, await outcomeOf(call, cutOff), 'unreachable');
  });

  it('is offline without a connection from the start', async () => {
    goOffline();
    expectFailure(call, await outcomeOf(call, dropped), 'offline');
  });

  it('times out after 10 s, a query’s two attempts after 21 s, and sends nothing more', async () => {
    const store = await openTabAs();
    const requests = answer(call.path, noAnswer);
    const start = Date.now();
    const { error } = await advanceUntilSettled(call.send(store));
    const took = Date.now() - start;
    expect(error).toEqual({ kind: 'timeout' });
    expect(took).toBeGreaterThanOrEqual(call.method === 'GET' ? 20_000 : 10_000);
    expect(took).toBeLessThanOrEqual(call.method === 'GET' ? 21_000 : 10_500);
    const sent = requests.length;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(sent);
  });

  it('works on the next call', async () => {
    const outcome = await outcomeOf(call, dropped, dropped);
    answer(call.path, ok(call.reply));
    const again = await advanceUntilSettled(call.send(outcome.store));
    expect(again.error).toBeUndefined();
  });
});
