import { once } from 'node:events';
import { createServer } from 'node:net';

/** Some programs take `localhost` for the one, some for the other. */
export const LOOPBACK = ['127.0.0.1', '::1'] as const;

/** Where sandbox/serve.ts listens. */
export const addressOf = ({ PORT, HOST }: NodeJS.ProcessEnv) => ({
  port: Number(PORT ?? 4173),
  hosts: HOST ? [HOST] : LOOPBACK,
});

export const portTaken = (port: number) => `Port ${String(port)} is in use: set PORT to another.`;

/** @returns false only where something else listens already */
export async function isFree(port: number, host: string): Promise<boolean> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return true;
  } catch (error) {
    // A machine without IPv6 still has the other address.
    return (error as NodeJS.ErrnoException).code !== 'EADDRINUSE';
  }
}
