import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Agent, request } from 'node:http';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** All header lines with lowercase names, including duplicates. */
  readonly lines: readonly (readonly [name: string, value: string])[];
  /** The raw body, not decompressed. */
  readonly body: Buffer;
}

interface RequestOptions {
  readonly method?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: string | undefined;
}

const TIMEOUT_MS = 60_000;
const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Closes the keep-alive connections. */
export const closeConnections = () => {
  agent.destroy();
};

async function read(response: IncomingMessage): Promise<Reply> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  const { rawHeaders } = response;
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    lines: rawHeaders.flatMap((name, index) =>
      index % 2 ? [] : [[name.toLowerCase(), rawHeaders[index + 1] ?? ''] as const],
    ),
    body: Buffer.concat(parts),
  };
}

/**
 * Sends a request with the path exactly as given, neither resolved nor decoded.
 *
 * A server may close an idle connection just as the next request is sent. Like browsers (RFC 9112 section 9.3.1), we
 * retry such a request on a new connection. Any other error rejects.
 */
export function send(origin: string, path: string, options: RequestOptions = {}): Promise<Reply> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const { method = 'GET', headers, body } = options;
    const outgoing = request({
      hostname,
      port,
      path,
      method,
      headers: { ...headers },
      agent,
      timeout: TIMEOUT_MS,
    });
    outgoing.on('response', (response) => {
      read(response).then(resolve, reject);
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error('timed out')));
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (outgoing.reusedSocket && error.code === 'ECONNRESET')
        send(origin, path, options).then(resolve, reject);
      else reject(error);
    });
    outgoing.end(body);
  });
}
