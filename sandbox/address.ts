import { once } from 'node:events';
import { createServer } from 'node:net';
import { refusal } from './localHosts';

/** `localhost` resolves to either address, depending on the program. */
export const LOOPBACK = ['127.0.0.1', '::1'] as const;

/** The port and hosts that sandbox/serve.ts listens on. */
export const addressOf = ({ PORT, HOST }: NodeJS.ProcessEnv) => ({
  port: Number(PORT || 4173),
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

/** @returns what would stop sandbox/serve.ts with these variables, or undefined */
export async function reasonNotToStart(variables: NodeJS.ProcessEnv): Promise<string | undefined> {
  const { port, hosts } = addressOf(variables);
  const free = await Promise.all(hosts.map((host) => isFree(port, host)));
  return refusal(variables) ?? (free.every(Boolean) ? undefined : portInUse(port));
}
