import type { OperationName } from '../../src/api/operations';

/** What the document adds to an operation's method, path and bearer rule. */
interface Note {
  readonly summary: string;
  readonly request?: string;
  readonly query?: readonly string[];
  readonly answer: string;
  /** Success statuses. */
  readonly success: readonly number[];
  /** Error statuses to expect, besides 429 and 5xx. */
  readonly errors: readonly number[];
}

const ASSUMED = ' *Assumed*: method and schemas. The specification gives only the path.';

/** The endpoints (specification section 7). */
export const notes: Readonly<Record<OperationName, Note>> = {
  register: {
    summary: 'Creates an account.',
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
    summary: 'Refreshes the access token.',
    request: 'RefreshRequest',
    answer: 'RefreshResponse',
    success: [200],
    errors: [400, 401],
  },
  getProfile: {
    summary: `Returns the signed-in user.${ASSUMED}`,
    answer: 'Profile',
    success: [200],
    errors: [401],
  },
  requestQuote: {
    summary: `Requests a quote.${ASSUMED}`,
    request: 'QuoteRequest',
    answer: 'QuoteReceipt',
    success: [200, 201],
    errors: [400, 401],
  },
  getQuoteStatus: {
    summary: `Returns a quote's status and shipment.${ASSUMED}`,
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
    summary: `Health check.${ASSUMED}`,
    answer: 'Health',
    success: [200],
    errors: [],
  },
  getServiceStatus: {
    summary: `Returns the status of each service.${ASSUMED}`,
    answer: 'ServiceStatus',
    success: [200],
    errors: [],
  },
  getPorts: { summary: `Lists the ports.${ASSUMED}`, answer: 'PortList', success: [200], errors: [] },
  getPortStatuses: {
    summary: `Lists the statuses of the ports.${ASSUMED}`,
    answer: 'PortStatusList',
    success: [200],
    errors: [],
  },
};
