import { getProfile } from '../../src/api/authEndpoints';
import { sendContactMessage } from '../../src/api/contactEndpoints';
import { getHealth } from '../../src/api/serviceEndpoints';
import { api } from '../../src/api/api';
import { operations } from '../../src/api/operations';
import { makeStore } from '../../src/app/makeStore';
import type { AppStore } from '../../src/app/makeStore';
import { sessionExpired } from '../../src/session/authSlice';
import { answer, ok } from '../support/answers';
import { calls } from '../support/calls';
import type { Call } from '../support/calls';
import { exampleMessage } from '../../scripts/openapi/contract';
import { signedInStore } from '../support/session';

async function sendAndCapture(call: Call, store: AppStore): Promise<Request> {
  const [request, ...more] = await (async () => {
    const requests = answer(call.path, ok(call.reply));
    const result = await call.send(store);
    expect(result.error).toBeUndefined();
    return requests;
  })();
  expect(more).toHaveLength(0);
  if (!request) throw new Error('nothing was sent');
  return request;
}

const json = { accept: 'application/json', 'content-type': 'application/json' };

/** Copied from the specification, §7, and from the contract, which adds methods and bearer rules. */
const CONTRACT = `
register           POST /api/auth/register/      never
login              POST /api/auth/login/         never
refreshToken       POST /api/auth/token/refresh/ never
getProfile         GET  /api/auth/profile/       required
requestQuote       POST /api/quote/              optional
getQuoteStatus     GET  /api/quote/status/       optional
sendContactMessage POST /api/contact/            never
getHealth          GET  /health/                 never
getServiceStatus   GET  /status/                 never
getPorts           GET  /api/ports/              never
getPortStatuses    GET  /api/ports/status/       never
`
  .trim()
  .split('\n')
  .map((row) => row.split(/ +/));

it('has exactly the eleven endpoints of the contract', () => {
  expect(
    Object.entries(operations).map(([name, { method, path, bearer }]) => [name, method, path, bearer]),
  ).toEqual(CONTRACT);
  const names = CONTRACT.map(([name]) => name).sort();
  expect(Object.keys(api.endpoints).sort()).toEqual(names);
  expect(calls.map(({ name }) => name).sort()).toEqual(names);
});

describe.each(calls)('$name', (call) => {
  it(`sends ${call.method} ${call.path} with its body and only the agreed headers`, async () => {
    const request = await sendAndCapture(call, signedInStore('token-of-ada'));
    const url = new URL(request.url);
    expect([request.method, url.pathname, url.search]).toEqual([call.method, call.path, call.search]);
    const text = await request.text();
    expect(text ? (JSON.parse(text) as unknown) : undefined).toEqual(call.body);
    expect(Object.fromEntries(request.headers)).toEqual({
      ...json,
      ...(call.bearer && { authorization: 'Bearer token-of-ada' }),
    });
  });

  it('bypasses the HTTP cache and sends no cookies', async () => {
    const { cache, credentials } = await sendAndCapture(call, signedInStore('token-of-ada'));
    expect({ cache, credentials }).toEqual({ cache: 'no-store', credentials: 'omit' });
  });

  it('sends no token when signed out or when the session has expired', async () => {
    const anonymous = await sendAndCapture(call, makeStore().store);
    expect(Object.fromEntries(anonymous.headers)).toEqual(json);
    const store = signedInStore();
    store.dispatch(sessionExpired());
    expect(Object.fromEntries((await sendAndCapture(call, store)).headers)).toEqual(json);
  });
});

it('accepts 200, 201 and 204 in response to a contact message', async () => {
  const { store } = makeStore();
  answer('/api/contact/', ok({ success: true }), ok({ message: 'Thanks' }, 201), ok(null));
  for (let i = 0; i < 3; i += 1) {
    expect(await store.dispatch(sendContactMessage.initiate(exampleMessage))).not.toHaveProperty('error');
  }
});

it('counts any 2xx from /health/ as healthy: empty, JSON or plain text', async () => {
  const { store } = makeStore();
  answer('/health/', () => new Response('OK'), ok(null), ok({ status: 'whatever' }));
  for (let i = 0; i < 3; i += 1) {
    const { data } = await store.dispatch(getHealth.initiate(undefined, { forceRefetch: true }));
    expect(data).toEqual({ healthy: true });
  }
});

it.each([
  ['at the top level', { id: 7, name: 'Ada' }],
  ['under `user`', { user: { id: 7, name: 'Ada' } }],
])('reads a profile %s', async (_shape, body) => {
  answer('/api/auth/profile/', ok(body));
  const { data } = await signedInStore().dispatch(getProfile.initiate(undefined));
  expect(data).toEqual({ id: 7, name: 'Ada' });
});
