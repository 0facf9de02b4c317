/** How an endpoint stands to the bearer token. `never`: a stale one would make even a public path answer 401. */
export type BearerRule = 'never' | 'required' | 'optional';

interface Operation {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly bearer: BearerRule;
}

/** The eleven calls (specification §7): method, path and bearer, each written once. */
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

/** One call as the base query takes it. */
export interface ApiRequest extends Operation {
  readonly body?: object | undefined;
  readonly query?: Readonly<Record<string, string>> | undefined;
  /** Any 2xx is a success, whatever its body is. */
  readonly anyBody?: true | undefined;
}
