import { getProfile, login, refreshToken, register } from '../../src/api/authEndpoints';
import { sendContactMessage } from '../../src/api/contactEndpoints';
import type { OperationName } from '../../src/api/operations';
import { getPorts, getPortStatuses } from '../../src/api/portEndpoints';
import { getQuoteStatus, requestQuote } from '../../src/api/quoteEndpoints';
import { getHealth, getServiceStatus } from '../../src/api/serviceEndpoints';
import type { AppStore } from '../../src/app/makeStore';
import { contactMessage, quoteRequest } from './sampleRequests';

const registration = { first_name: 'Ada', last_name: 'Obi', email: 'a@b.co', password: ' pass word ' };
const credentials = { email: 'a@b.co', password: ' pass word ' };
const tokens = { access: 'a', refresh: 'r', user: { id: 1 } };
const status = { reference: 'HAR-1', email: 'ada+car@example.com' };

/** A call to one of the endpoints, as the contract specifies it. */
export interface Call {
  readonly name: OperationName;
  readonly send: (store: AppStore) => PromiseLike<{ data?: unknown; error?: unknown }>;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly bearer: boolean;
  readonly reply: object;
  readonly body?: object;
  readonly search?: string;
}

/** The contract's table of endpoints. */
export const calls: readonly Call[] = [
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
