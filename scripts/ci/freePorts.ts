import { once } from 'node:events';
import { createServer } from 'node:net';
import { portsNeeded } from '../../playwright.config';

/** Above all ports that Chromium blocks, below those that Linux gives out for calls. */
const FROM = 20_000;
const TO = 30_000;
const TRIES = 100;
/** What sandbox/serve.ts listens at. */
const HOSTS = ['127.0.0.1', '::1'];

async function isFree(port: number, host: string): Promise<boolean> {
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

/** Prints the first of as many free ports in a row as the tests in the browser need, for E2E_PORT. */
async function run(): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const first = FROM + Math.floor(Math.random() * (TO - FROM));
    const ports = Array.from({ length: portsNeeded }, (_, index) => first + index);
    const free = await Promise.all(ports.flatMap((port) => HOSTS.map((host) => isFree(port, host))));
    if (free.every(Boolean)) {
      console.log(first);
      return;
    }
  }
  throw new Error('No free ports found.');
}

void run();
