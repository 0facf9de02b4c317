import { sendContactMessage } from '../../src/api/contactEndpoints';
import { getServiceStatus } from '../../src/api/serviceEndpoints';
import { makeStore } from '../../src/app/makeStore';
import { answer, dropped, html, noAnswer, ok } from '../support/answers';
import type { Answer } from '../support/answers';
import { advanceTime, useFakeTime } from '../support/fakeTime';
import { exampleMessage } from '../../scripts/openapi/contract';

useFakeTime();

describe('timeouts', () => {
  it('end a request after exactly 10 000 ms', async () => {
    answer('/api/contact/', noAnswer);
    let error: unknown;
    void makeStore()
      .store.dispatch(sendContactMessage.initiate(exampleMessage))
      .then((result) => {
        error = result.error;
      });
    await advanceTime(9_999);
    expect(error).toBeUndefined();
    await advanceTime(1);
    expect(error).toEqual({ kind: 'timeout' });
  });

  it('end a query with both attempts within 21 s', async () => {
    const requests = answer('/status/', noAnswer);
    const { store } = makeStore();
    void store.dispatch(getServiceStatus.initiate(undefined));
    await advanceTime(10_000);
    await advanceTime(1_000);
    expect(requests).toHaveLength(2);
    await advanceTime(10_000);
    expect(getServiceStatus.select(undefined)(store.getState())).toMatchObject({
      isError: true,
      error: { kind: 'timeout' },
    });
    await advanceTime(60_000);
    expect(requests).toHaveLength(2);
  });
});

describe('a query', () => {
  it.each<[string, Answer]>([
    ['no connection', dropped],
    ['500', ok({}, 500)],
    ['502 with HTML', html(502)],
  ])('is retried once after %s', async (_name, reply) => {
    const requests = answer('/status/', reply);
    void makeStore().store.dispatch(getServiceStatus.initiate(undefined));
    await advanceTime(2_000);
    await advanceTime(60_000);
    expect(requests).toHaveLength(2);
  });

  it.each<[string, Answer]>([
    ['400', ok({}, 400)],
    ['401', ok({}, 401)],
    ['403', ok({}, 403)],
    ['404', ok({}, 404)],
    ['405', ok({}, 405)],
    ['415', ok({}, 415)],
    ['429', () => Response.json({}, { status: 429, headers: { 'retry-after': '1' } })],
    ['malformed', html(200)],
    ['success: false', ok({ success: false })],
  ])('is not retried after %s', async (_name, reply) => {
    const requests = answer('/status/', reply);
    void makeStore().store.dispatch(getServiceStatus.initiate(undefined));
    await advanceTime(60_000);
    expect(requests).toHaveLength(1);
  });

  it('succeeds on its retry', async () => {
    answer('/status/', ok({}, 503), ok({ status: 'operational' }));
    const { store } = makeStore();
    void store.dispatch(getServiceStatus.initiate(undefined));
    await advanceTime(2_000);
    expect(getServiceStatus.select(undefined)(store.getState()).data).toMatchObject({
      status: 'operational',
    });
  });
});

describe('a mutation', () => {
  it.each<[string, Answer]>([
    ['400', ok({}, 400)],
    ['429', ok({}, 429)],
    ['500', ok({}, 500)],
    ['no connection', dropped],
    ['no answer', noAnswer],
  ])('is not retried after %s', async (_name, reply) => {
    const requests = answer('/api/contact/', reply);
    void makeStore().store.dispatch(sendContactMessage.initiate(exampleMessage));
    await advanceTime(60_000);
    expect(requests).toHaveLength(1);
  });
});
