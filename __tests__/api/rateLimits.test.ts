import { makeStore } from '../../src/app/makeStore';
import { answer, ok, throttled } from '../support/answers';
import { calls } from '../support/calls';
import { advanceTime, useFakeTime } from '../support/fakeTime';
import { advanceUntilSettled } from '../support/faultRun';

useFakeTime();

describe('a rate-limited endpoint', () => {
  it.each(calls)('gets no $name request until the wait is over', async (call) => {
    const { store } = makeStore();
    const requests = answer(call.path, throttled(40), ok(call.reply));
    expect((await advanceUntilSettled(call.send(store))).error).toMatchObject({
      kind: 'rate-limited',
      seconds: 40,
    });

    await advanceTime(30_000);
    const blocked = await advanceUntilSettled(call.send(store));
    expect(blocked.error).toMatchObject({ kind: 'rate-limited', seconds: 10 });
    expect(requests).toHaveLength(1);

    await advanceTime(10_000);
    expect((await advanceUntilSettled(call.send(store))).error).toBeUndefined();
    expect(requests).toHaveLength(2);
  });

  it('does not block requests to other paths', async () => {
    const { store } = makeStore();
    const [first, other] = calls;
    if (!first || !other) throw new Error('no calls');
    answer(first.path, throttled(40));
    await advanceUntilSettled(first.send(store));
    const requests = answer(other.path, ok(other.reply));
    await advanceUntilSettled(other.send(store));
    expect(requests).toHaveLength(1);
  });
});
