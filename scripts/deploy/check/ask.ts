import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Agent, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Every header line, with names in small letters; one that was sent twice is there twice. */
  readonly lines: readonly (readonly [name: string, value: string])[];
  /** As it was sent: not decompressed. */
  readonly body: Buffer;
}

interface Asked {
  readonly method?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: string | undefined;
}

/** A minute without an answer is a failure. */
const TIMEOUT_MS = 60_000;
const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Closes connections that are kept for another request. */
export const hangUp = () => {
  agent.destroy();
};

async function read(response: IncomingMessage): Promise<Answer> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  const { rawHeaders } = response;
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    lines: rawHeaders.flatMap((name, at) =>
      at % 2 ? [] : [[name.toLowerCase(), rawHeaders[at + 1] ?? ''] as const],
    ),
    body: Buffer.concat(parts),
  };
}

/**
 * One request, with the path as written: neither resolved nor decoded.
 *
 * A server may close a connection that it kept open just as the next request comes. As browsers do (RFC 9112
 * section 9.3.1), such a request is sent again on a new connection; any other failure is one.
 */
export function ask(origin: string, path: string, asked: Asked = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const { method = 'GET', headers, body } = asked;
    const call = request({
      hostname,
      port,
      path,
      method,
      headers: { ...headers },
      agent,
      timeout: TIMEOUT_MS,
    });
    call.on('response', (response) => {
      read(response).then(resolve, reject);
    });
    call.on('timeout', () => call.destroy(new Error('no answer in time')));
    call.on('error', (error: NodeJS.ErrnoException) => {
      if (call.reusedSocket && error.code === 'ECONNRESET') ask(origin, path, asked).then(resolve, reject);
      else reject(error);
    });
    call.end(body);
  });
}
