import * as v from 'valibot';
import type { Sandbox } from '../../sandbox/app';
import { createSandbox } from '../../sandbox/app';
import type { SandboxOptions } from '../../sandbox/options';
import { contract } from '../../scripts/openapi/contract';
import { operations } from '../../src/api/operations';
import type { OperationName } from '../../src/api/operations';
import type { QuoteRequest } from '../../src/api/schemas/quoteRequest';

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

const PageSchema = v.object({ results: v.array(v.unknown()) });

/** Whatever a test asks the sandbox, a success must match the schema that the site reads it with. */
function expectContract(request: Request, body: unknown): void {
  const { pathname } = new URL(request.url);
  const name = (Object.keys(operations) as OperationName[]).find(
    (one) => operations[one].path === pathname && operations[one].method === request.method,
  );
  if (!name) return;
  const { schema, isList } = contract[name].response;
  v.parse(isList ? v.array(schema) : schema, isList && v.is(PageSchema, body) ? body.results : body);
}

/** An in-memory sandbox with a clock that only `wait` moves. */
export function openSandbox(sandboxOptions: Partial<SandboxOptions> = {}) {
  let time = Date.parse('2026-11-20T12:00:00Z');
  const sandbox: Sandbox = createSandbox({ database: ':memory:', now: () => time, ...sandboxOptions });
  const call = (path: string, options?: RequestOptions) => sandbox.fetch(requestOf(path, options));
  const json = async (path: string, options?: RequestOptions) => {
    const response = await call(path, options);
    const body = (await response.json()) as unknown;
    if (response.ok) expectContract(requestOf(path, options), body);
    return { status: response.status, headers: response.headers, body };
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
