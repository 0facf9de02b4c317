import { sendContactMessage } from '../../src/api/contactEndpoints';
import { getQuoteStatus } from '../../src/api/quoteEndpoints';
import { makeStore } from '../../src/app/makeStore';
import { describeError } from '../../src/content/errorMessages';
import type { ApiError } from '../../src/lib/apiError';
import { answer, dropped, html, ok } from '../support/answers';
import type { Answer } from '../support/answers';
import { exampleMessage } from '../../scripts/openapi/contract';

/** The error of a POST with this response. */
async function errorOf(reply: Answer): Promise<ApiError | undefined> {
  answer('/api/contact/', reply);
  const { error } = await makeStore().store.dispatch(sendContactMessage.initiate(exampleMessage));
  return error as ApiError | undefined;
}

const raw =
  (body: string, status = 200, type = 'application/json'): Answer =>
  () =>
    new Response(body, { status, headers: { 'content-type': type } });

const throttled =
  (headers: Record<string, string>, detail = 'Request was throttled.'): Answer =>
  () =>
    Response.json({ detail }, { status: 429, headers });

describe('error by response', () => {
  it.each<[string, Answer, ApiError, RegExp]>([
    [
      '401',
      ok({ detail: 'No.', code: 'token_not_valid' }, 401),
      { kind: 'unauthorized', message: 'No.', code: 'token_not_valid', isAnonymous: true },
      /^Our server rejected this/,
    ],
    [
      '401 from a proxy',
      html(401),
      { kind: 'unauthorized', message: undefined, code: undefined, isAnonymous: true },
      /^Our server rejected this/,
    ],
    [
      '403',
      ok({ detail: 'Not yours.' }, 403),
      { kind: 'forbidden', message: 'Not yours.', isAnonymous: true },
      /^Not yours\.$/,
    ],
    [
      '403 without a message',
      ok({}, 403),
      { kind: 'forbidden', message: undefined, isAnonymous: true },
      /^Our server rejected this. You don’t need an account/,
    ],
    [
      '404',
      ok({ detail: 'Not found.' }, 404),
      { kind: 'not-found', message: 'Not found.' },
      /^Our server can’t take this request/,
    ],
    [
      '404 from a proxy',
      html(404),
      { kind: 'unsupported', message: undefined },
      /^Our server can’t take this request/,
    ],
    [
      '405',
      ok({ detail: 'Method "POST" not allowed.' }, 405),
      { kind: 'unsupported', message: 'Method "POST" not allowed.' },
      /^Our server can’t take this request/,
    ],
    [
      '413 from a proxy',
      html(413),
      { kind: 'rejected', status: 413, message: undefined },
      /^Our server rejected this/,
    ],
    [
      '415',
      ok({ detail: 'Unsupported media type.' }, 415),
      { kind: 'rejected', status: 415, message: 'Unsupported media type.' },
      /^Unsupported media type\.$/,
    ],
    ['500 with HTML', html(500), { kind: 'server', status: 500 }, /^Our server has a problem/],
    ['502 from a proxy', html(502), { kind: 'not-reached' }, /^Our server isn’t responding/],
    ['504 from a proxy', html(504), { kind: 'server', status: 504 }, /^Our server has a problem/],
    [
      '503 with a detail',
      ok({ detail: 'Service temporarily unavailable.' }, 503),
      { kind: 'server', status: 503, message: 'Service temporarily unavailable.' },
      /^Service temporarily unavailable\.$/,
    ],
    [
      '500 with a message',
      ok({ success: false, message: 'We are back at noon.' }, 500),
      { kind: 'server', status: 500, message: 'We are back at noon.' },
      /^We are back at noon\.$/,
    ],
    [
      '500 with a traceback as its message',
      ok({ message: 'Traceback (most recent call last):\n File "views.py", line 7' }, 500),
      { kind: 'server', status: 500, message: undefined },
      /^Our server has a problem/,
    ],
    ['200 with broken JSON', raw('{"a":'), { kind: 'malformed', detail: 'not JSON' }, /couldn’t read/],
    ['200 with HTML', html(200), { kind: 'malformed', detail: 'not JSON' }, /couldn’t read/],
    [
      '200 of the wrong shape',
      raw('"text"'),
      { kind: 'malformed', detail: 'responseSchema' },
      /couldn’t read/,
    ],
    ['no connection', dropped, { kind: 'unreachable' }, /^We couldn’t connect to our server/],
  ])('%s', async (_name, reply, expected, sentence) => {
    const error = await errorOf(reply);
    expect(error).toMatchObject({ kind: expected.kind });
    if (expected.kind !== 'malformed') expect(error).toEqual(expected);
    expect(error && describeError(error)).toMatch(sentence);
  });

  it('reports a response that breaks off as unreachable, not malformed', async () => {
    const cut = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"succ'));
        setTimeout(() => {
          controller.error(new TypeError('terminated'));
        }, 5);
      },
    });
    expect(await errorOf(() => new Response(cut))).toEqual({ kind: 'unreachable' });
  });

  it('reports offline when the browser does', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const error = await errorOf(dropped);
    expect(error).toEqual({ kind: 'offline' });
    expect(error && describeError(error)).toMatch(/^You’re offline/);
  });

  it.each([[ok(null)], [raw('null')]])(
    'reports an empty body where an object is expected as malformed',
    async (reply) => {
      answer('/api/quote/status/', reply);
      const query = getQuoteStatus.initiate({ reference: 'H', email: 'a@b.co' });
      expect((await makeStore().store.dispatch(query)).error).toMatchObject({ kind: 'malformed' });
    },
  );
});

describe('429', () => {
  it.each([
    ['Retry-After in seconds', throttled({ 'retry-after': '27' }), 27, 'Try again in 27 seconds.'],
    [
      'only the message',
      throttled({}, 'Request was throttled. Expected available in 90 seconds.'),
      90,
      'Try again in 2 minutes.',
    ],
    ['one second', throttled({ 'retry-after': '1' }), 1, 'Try again in 1 second.'],
    [
      'a date in the past',
      throttled({ 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }),
      1,
      'Try again in 1 second.',
    ],
    ['a day', throttled({ 'retry-after': '86400' }), 86_400, 'Try again in 24 hours.'],
    ['nothing', throttled({}), undefined, 'Wait a moment, then try again.'],
    [
      'an unreadable header',
      throttled({ 'retry-after': 'soon' }),
      undefined,
      'Wait a moment, then try again.',
    ],
  ])('%s', async (_name, reply, seconds, words) => {
    const error = await errorOf(reply);
    expect(error).toMatchObject({ kind: 'rate-limited', seconds });
    expect(error && describeError(error)).toContain(words);
  });

  it.each([
    ['ahead', 86_400_000],
    ['behind', -86_400_000],
  ])(
    'counts a Retry-After date from the response’s Date, with a device clock a day %s',
    async (_how, offset) => {
      jest.spyOn(Date, 'now').mockReturnValue(Date.now() + offset);
      const sent = Date.parse('2026-11-23T12:00:00Z');
      const error = await errorOf(
        throttled({
          date: new Date(sent).toUTCString(),
          'retry-after': new Date(sent + 45_000).toUTCString(),
        }),
      );
      expect(error).toEqual({ kind: 'rate-limited', seconds: 45, message: 'Request was throttled.' });
    },
  );

  it('counts a Retry-After date from now if the response has no Date', async () => {
    const error = await errorOf(throttled({ 'retry-after': new Date(Date.now() + 60_000).toUTCString() }));
    expect(error?.kind === 'rate-limited' && error.seconds).toBeGreaterThan(57);
    expect(error?.kind === 'rate-limited' && error.seconds).toBeLessThanOrEqual(60);
  });
});
