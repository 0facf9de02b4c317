import type { OperationName } from '../../src/api/operations';

/** What the document tells about a call beside its method, path and bearer rule. */
interface Note {
  readonly summary: string;
  readonly request?: string;
  readonly query?: readonly string[];
  readonly answer: string;
  /** Statuses that count as success. */
  readonly success: readonly number[];
  /** Further statuses that are to be expected, beside 429 and 5xx. */
  readonly errors: readonly number[];
}

const ASSUMED = ' Method and shapes are *assumed*: the specification names the path alone.';

/** The eleven calls (specification section 7). */
export const notes: Readonly<Record<OperationName, Note>> = {
  register: {
    summary: 'Opens an account.',
    request: 'RegisterRequest',
    answer: 'RegisterResponse',
    success: [200, 201],
    errors: [400],
  },
  login: {
    summary: 'Signs in.',
    request: 'LoginRequest',
    answer: 'AuthResponse',
    success: [200],
    errors: [400, 401],
  },
  refreshToken: {
    summary: 'Renews the access token.',
    request: 'RefreshRequest',
    answer: 'RefreshResponse',
    success: [200],
    errors: [400, 401],
  },
  getProfile: {
    summary: `Tells who is signed in.${ASSUMED}`,
    answer: 'Profile',
    success: [200],
    errors: [401],
  },
  requestQuote: {
    summary: `Asks for a quote.${ASSUMED}`,
    request: 'QuoteRequest',
    answer: 'QuoteReceipt',
    success: [200, 201],
    errors: [400, 401],
  },
  getQuoteStatus: {
    summary: `Tells where a quote stands.${ASSUMED}`,
    query: ['reference', 'email'],
    answer: 'QuoteStatus',
    success: [200],
    errors: [400, 401, 404],
  },
  sendContactMessage: {
    summary: `Sends a message to the company.${ASSUMED}`,
    request: 'ContactMessage',
    answer: 'ContactReceipt',
    success: [200, 201, 204],
    errors: [400],
  },
  getHealth: {
    summary: `Tells that the backend runs.${ASSUMED}`,
    answer: 'Health',
    success: [200],
    errors: [],
  },
  getServiceStatus: {
    summary: `Tells how the services are.${ASSUMED}`,
    answer: 'ServiceStatus',
    success: [200],
    errors: [],
  },
  getPorts: { summary: `Lists the ports.${ASSUMED}`, answer: 'PortList', success: [200], errors: [] },
  getPortStatuses: {
    summary: `Lists the states of the ports.${ASSUMED}`,
    answer: 'PortStatusList',
    success: [200],
    errors: [],
  },
};
