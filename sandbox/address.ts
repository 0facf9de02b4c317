import { once } from 'node:events';
import { createServer } from 'node:net';

/** `localhost` resolves to either address, depending on the program. */
export const LOOPBACK = ['127.0.0.1', '::1'] as const;

/** The port and hosts that sandbox/serve.ts listens on. */
export const addressOf = ({ PORT, HOST }: NodeJS.ProcessEnv) => ({
  port: Number(PORT ?? 4173),
  hosts: HOST ? [HOST] : LOOPBACK,
});

export const portInUse = (port: number) => `Port ${String(port)} is in use. Set PORT to another one.`;

/** @returns false only if something else is already listening */
export async function isFree(port: number, host: string): Promise<boolean> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return true;
  } catch (error) {
    // Without IPv6, the other loopback address still works.
    return (error as NodeJS.ErrnoException).code !== 'EADDRINUSE';
  }
}
