import { makeStore } from '../../src/app/makeStore';
import { answer, ok, throttled } from '../support/answers';
import { calls } from '../support/calls';
import { pass, useFakeTime } from '../support/fakeTime';
import { settled } from '../support/faultRun';

useFakeTime();

describe('a rate limited server', () => {
  it.each(calls)('gets no $name until the wait is over', async (call) => {
    const { store } = makeStore();
    const requests = answer(call.path, throttled(40), ok(call.reply));
    expect((await settled(call.send(store))).error).toMatchObject({ kind: 'rate-limited', seconds: 40 });

    await pass(30_000);
    const held = await settled(call.send(store));
    expect(held.error).toMatchObject({ kind: 'rate-limited', seconds: 10 });
    expect(requests).toHaveLength(1);

    await pass(10_000);
    expect((await settled(call.send(store))).error).toBeUndefined();
    expect(requests).toHaveLength(2);
  });

  it('still gets requests for other paths', async () => {
    const { store } = makeStore();
    const [first, other] = calls;
    if (!first || !other) throw new Error('no calls');
    answer(first.path, throttled(40));
    await settled(first.send(store));
    const requests = answer(other.path, ok(other.reply));
    await settled(other.send(store));
    expect(requests).toHaveLength(1);
  });
});
