import type { Sandbox } from '../../sandbox/app';
import { createSandbox } from '../../sandbox/app';
import type { SandboxOptions } from '../../sandbox/options';
import type { QuoteRequest } from '../../src/api/requestSchemas';

const ORIGIN = 'https://harmattan.example';

interface RequestOptions {
  readonly method?: string | undefined;
  readonly json?: unknown;
  readonly bearer?: string | undefined;
  readonly headers?: Record<string, string> | undefined;
  readonly body?: string | undefined;
}

/** A request with the site's three headers, plus any that are given. */
function requestOf(path: string, { method, json, bearer, headers, body }: RequestOptions = {}): Request {
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

/** An in-memory sandbox with a clock that only `wait` moves. */
export function openSandbox(sandboxOptions: Partial<SandboxOptions> = {}) {
  let time = Date.parse('2026-11-20T12:00:00Z');
  const sandbox: Sandbox = createSandbox({ database: ':memory:', now: () => time, ...sandboxOptions });
  const call = (path: string, options?: RequestOptions) => sandbox.fetch(requestOf(path, options));
  const json = async (path: string, options?: RequestOptions) => {
    const response = await call(path, options);
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
