import type { Sandbox } from '../../sandbox/app';
import { createSandbox } from '../../sandbox/app';
import type { SandboxOptions } from '../../sandbox/options';
import type { QuoteRequest } from '../../src/api/requestSchemas';

const ORIGIN = 'https://harmattan.example';

interface Sent {
  readonly method?: string | undefined;
  readonly json?: unknown;
  readonly bearer?: string | undefined;
  readonly headers?: Record<string, string> | undefined;
  readonly body?: string | undefined;
}

/** A request to the sandbox, as the site sends it: with the three headers and no others unless told. */
function requestOf(path: string, { method, json, bearer, headers, body }: Sent = {}): Request {
  const content = json === undefined ? body : JSON.stringify(json);
  return new Request(ORIGIN + path, {
    method: method ?? (content === undefined ? 'GET' : 'POST'),
    ...(content !== undefined && { body: content }),
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...(bearer && { Authorization: `Bearer ${bearer}` }),
      ...headers,
    },
  });
}

/** A sandbox in memory, on a clock that stands still until it is moved. */
export function openSandbox(options: Partial<SandboxOptions> = {}) {
  let time = Date.parse('2026-11-20T12:00:00Z');
  const sandbox: Sandbox = createSandbox({ database: ':memory:', now: () => time, ...options });
  const call = (path: string, sent?: Sent) => sandbox.fetch(requestOf(path, sent));
  const json = async (path: string, sent?: Sent) => {
    const response = await call(path, sent);
    return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
  };
  return {
    sandbox,
    call,
    json,
    wait: (seconds: number) => {
      time += seconds * 1000;
    },
    login: async (email = 'demo@harmattan.example', password = 'sandbox-demo-1') => {
      const { body } = await json('/api/auth/login/', { json: { email, password } });
      return body as { access: string; refresh: string };
    },
  };
}

export const person = {
  first_name: 'Ada',
  last_name: 'Obi',
  email: 'Ada@Example.com',
  password: 'harmattan-wind',
};

export const quoteRequest: QuoteRequest = {
  client_request_id: '3f6f7f0e-5a41-4a55-9f0a-0d4b7a3d2c11',
  service: 'auto-shipping',
  origin: { country: 'US', port: 'USBAL' },
  destination: { country: 'NG', port: 'NGTIN' },
  vehicles: [{ body_type: 'sedan', condition: 'runs', keys: true }],
  method: 'container',
  contact: {
    first_name: 'Ada',
    last_name: 'Obi',
    email: 'Ada@Example.com',
    phone: '+2348012345678',
    preferred: 'whatsapp',
  },
  consent: true,
};

export const message = {
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'Hours',
  message: 'When are you open?',
  consent: true,
};
