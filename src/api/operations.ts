/** Whether an endpoint gets the bearer token. `never` because a stale token causes a 401 even on a public path. */
export type BearerRule = 'never' | 'required' | 'optional';

interface Operation {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly bearer: BearerRule;
}

/** Method, path and bearer rule of the endpoints (specification §7). */
export const operations = {
  register: { method: 'POST', path: '/api/auth/register/', bearer: 'never' },
  login: { method: 'POST', path: '/api/auth/login/', bearer: 'never' },
  refreshToken: { method: 'POST', path: '/api/auth/token/refresh/', bearer: 'never' },
  getProfile: { method: 'GET', path: '/api/auth/profile/', bearer: 'required' },
  requestQuote: { method: 'POST', path: '/api/quote/', bearer: 'optional' },
  getQuoteStatus: { method: 'GET', path: '/api/quote/status/', bearer: 'optional' },
  sendContactMessage: { method: 'POST', path: '/api/contact/', bearer: 'never' },
  getHealth: { method: 'GET', path: '/health/', bearer: 'never' },
  getServiceStatus: { method: 'GET', path: '/status/', bearer: 'never' },
  getPorts: { method: 'GET', path: '/api/ports/', bearer: 'never' },
  getPortStatuses: { method: 'GET', path: '/api/ports/status/', bearer: 'never' },
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof operations;

/** The base query's argument. */
export interface ApiRequest extends Operation {
  readonly body?: object | undefined;
  readonly query?: Readonly<Record<string, string>> | undefined;
  /** Treats any 2xx as a success, without parsing its body as JSON. */
  readonly anyBody?: true | undefined;
}
