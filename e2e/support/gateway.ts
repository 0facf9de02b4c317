import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { ownPorts } from '../../playwright.config';

/** Replaces or changes the site's response. */
export type Rule = (forward: () => Promise<Response>) => Response | Promise<Response>;

export interface Gateway {
  readonly base: string;
  /** By path; `*` applies to every path without its own rule. */
  readonly rules: Map<string, Rule>;
  /** Requests received, like `GET /about`, in order. */
  readonly requests: string[];
  readonly stop: () => Promise<void>;
}

/** A server in front of the site's, to simulate network failures and other releases. */
export async function startGateway(target: string): Promise<Gateway> {
  const [port = NaN] = ownPorts(Number(process.env.TEST_PARALLEL_INDEX ?? 0));
  const rules = new Map<string, Rule>();
  const requests: string[] = [];

  const answer = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    requests.push(`${request.method} ${pathname}`);
    const forward = async () => {
      const headers = new Headers(request.headers);
      // `fetch` decodes the body, so the header would be wrong.
      headers.set('accept-encoding', 'identity');
      // A 304 would bypass a rule's changes.
      headers.delete('if-none-match');
      return fetch(target + pathname + search, {
        method: request.method,
        headers,
        ...(request.method !== 'GET' && { body: await request.arrayBuffer() }),
        redirect: 'manual',
      });
    };
    return (rules.get(pathname) ?? rules.get('*'))?.(forward) ?? forward();
  };

  const listener = getRequestListener(answer, { overrideGlobalObjects: false });
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    base: `http://localhost:${String(port)}`,
    rules,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** A rule that replaces text in a response. */
export const withText =
  (from: string | RegExp, to: string): Rule =>
  async (forward) => {
    const response = await forward();
    const headers = new Headers(response.headers);
    for (const name of ['content-length', 'etag']) headers.delete(name);
    return new Response((await response.text()).replaceAll(from, to), { status: response.status, headers });
  };
