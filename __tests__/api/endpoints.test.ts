import { getProfile, login, refreshToken, register } from '../../src/api/authEndpoints';
import { sendContactMessage } from '../../src/api/contactEndpoints';
import { getPorts, getPortStatuses } from '../../src/api/portEndpoints';
import { getQuoteStatus, requestQuote } from '../../src/api/quoteEndpoints';
import { getHealth, getServiceStatus } from '../../src/api/serviceEndpoints';
import { api } from '../../src/api/api';
import { makeStore } from '../../src/app/makeStore';
import type { AppStore } from '../../src/app/makeStore';
import { sessionExpired } from '../../src/session/authSlice';
import { answer, ok } from '../support/answers';
import { contactMessage, quoteRequest } from '../support/sampleRequests';
import { signedInStore } from '../support/session';

const registration = { first_name: 'Ada', last_name: 'Obi', email: 'a@b.co', password: ' pass word ' };
const credentials = { email: 'a@b.co', password: ' pass word ' };
const tokens = { access: 'a', refresh: 'r', user: { id: 1 } };
const status = { reference: 'HAR-1', email: 'ada+car@example.com' };

interface Call {
  readonly name: string;
  readonly send: (store: AppStore) => PromiseLike<{ data?: unknown; error?: unknown }>;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly bearer: boolean;
  readonly reply: object;
  readonly body?: object;
  readonly search?: string;
}

/** The contract's table, row by row. */
const calls: readonly Call[] = [
  {
    name: 'register',
    send: (s) => s.dispatch(register.initiate(registration)),
    method: 'POST',
    path: '/api/auth/register/',
    bearer: false,
    reply: tokens,
    body: registration,
  },
  {
    name: 'login',
    send: (s) => s.dispatch(login.initiate(credentials)),
    method: 'POST',
    path: '/api/auth/login/',
    bearer: false,
    reply: tokens,
    body: credentials,
  },
  {
    name: 'refreshToken',
    send: (s) => s.dispatch(refreshToken.initiate({ refresh: 'r' })),
    method: 'POST',
    path: '/api/auth/token/refresh/',
    bearer: false,
    reply: { access: 'b' },
    body: { refresh: 'r' },
  },
  {
    name: 'getProfile',
    send: (s) => s.dispatch(getProfile.initiate(undefined)),
    method: 'GET',
    path: '/api/auth/profile/',
    bearer: true,
    reply: { user: { id: 1 } },
  },
  {
    name: 'requestQuote',
    send: (s) => s.dispatch(requestQuote.initiate(quoteRequest)),
    method: 'POST',
    path: '/api/quote/',
    bearer: true,
    reply: { reference: 'HAR-1' },
    body: quoteRequest,
  },
  {
    name: 'getQuoteStatus',
    send: (s) => s.dispatch(getQuoteStatus.initiate(status)),
    method: 'GET',
    path: '/api/quote/status/',
    bearer: true,
    reply: { reference: 'HAR-1', status: 'received' },
    search: '?reference=HAR-1&email=ada%2Bcar%40example.com',
  },
  {
    name: 'sendContactMessage',
    send: (s) => s.dispatch(sendContactMessage.initiate(contactMessage)),
    method: 'POST',
    path: '/api/contact/',
    bearer: false,
    reply: { success: true },
    body: contactMessage,
  },
  {
    name: 'getHealth',
    send: (s) => s.dispatch(getHealth.initiate(undefined)),
    method: 'GET',
    path: '/health/',
    bearer: false,
    reply: { status: 'ok' },
  },
  {
    name: 'getServiceStatus',
    send: (s) => s.dispatch(getServiceStatus.initiate(undefined)),
    method: 'GET',
    path: '/status/',
    bearer: false,
    reply: { status: 'operational' },
  },
  {
    name: 'getPorts',
    send: (s) => s.dispatch(getPorts.initiate(undefined)),
    method: 'GET',
    path: '/api/ports/',
    bearer: false,
    reply: [],
  },
  {
    name: 'getPortStatuses',
    send: (s) => s.dispatch(getPortStatuses.initiate(undefined)),
    method: 'GET',
    path: '/api/ports/status/',
    bearer: false,
    reply: [],
  },
];

async function sent(call: Call, store: AppStore): Promise<Request> {
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

it('there are exactly these eleven endpoints', () => {
  expect(Object.keys(api.endpoints).sort()).toEqual(calls.map(({ name }) => name).sort());
});

describe.each(calls)('$name', (call) => {
  it(`sends ${call.method} ${call.path} with its body and nothing but the agreed headers`, async () => {
    const request = await sent(call, signedInStore('token-of-ada'));
    const url = new URL(request.url);
    expect([request.method, url.pathname, url.search]).toEqual([call.method, call.path, call.search ?? '']);
    const text = await request.text();
    expect(text ? (JSON.parse(text) as unknown) : undefined).toEqual(call.body);
    expect(Object.fromEntries(request.headers)).toEqual({
      ...json,
      ...(call.bearer && { authorization: 'Bearer token-of-ada' }),
    });
  });

  it('sends no token when nobody is signed in, and none when the session is expired', async () => {
    const anonymous = await sent(call, makeStore().store);
    expect(Object.fromEntries(anonymous.headers)).toEqual(json);
    const store = signedInStore();
    store.dispatch(sessionExpired());
    expect(Object.fromEntries((await sent(call, store)).headers)).toEqual(json);
  });
});

it('takes a contact message as sent with 200, 201 and 204', async () => {
  const { store } = makeStore();
  answer('/api/contact/', ok({ success: true }), ok({ message: 'Thanks' }, 201), ok(null));
  for (let i = 0; i < 3; i += 1) {
    expect(await store.dispatch(sendContactMessage.initiate(contactMessage))).not.toHaveProperty('error');
  }
});

it('takes any 2xx of /health/ as healthy: empty, JSON or plain text', async () => {
  const { store } = makeStore();
  answer('/health/', () => new Response('OK'), ok(null), ok({ status: 'whatever' }));
  for (let i = 0; i < 3; i += 1) {
    const { data } = await store.dispatch(getHealth.initiate(undefined, { forceRefetch: true }));
    expect(data).toEqual({ healthy: true });
  }
});

it.each([
  ['bare', { id: 7, name: 'Ada' }],
  ['under user', { user: { id: 7, name: 'Ada' } }],
])('reads a profile %s', async (_shape, body) => {
  answer('/api/auth/profile/', ok(body));
  const { data } = await signedInStore().dispatch(getProfile.initiate(undefined));
  expect(data).toEqual({ id: 7, name: 'Ada' });
});
