import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LossyProxy {
  readonly base: string;
  /** Number of requests by path. */
  readonly requestCounts: ReadonlyMap<string, number>;
  close(): void;
}

/**
 * A proxy that breaks off responses halfway, like a poor connection.
 *
 * @param isLost decides by path, and by the number of earlier requests for the path
 */
export async function lossyProxy(
  site: string,
  isLost: (path: string, before: number) => boolean,
): Promise<LossyProxy> {
  const requestCounts = new Map<string, number>();
  const server = createServer((incoming, outgoing) => {
    const [path = ''] = (incoming.url ?? '').split('?');
    const before = requestCounts.get(path) ?? 0;
    requestCounts.set(path, before + 1);
    const forward = request(
      new URL(incoming.url ?? '/', site),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        if (!isLost(path, before)) {
          answer.pipe(outgoing);
          return;
        }
        answer.once('data', (piece: Buffer) => {
          outgoing.write(piece.subarray(0, piece.length >> 1), () => incoming.socket.destroy());
          answer.destroy();
        });
      },
    );
    forward.on('error', () => incoming.socket.destroy());
    incoming.pipe(forward);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    base: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    requestCounts,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
