import { portsNeeded } from '../../playwright.config';
import { isFree, LOOPBACK } from '../../sandbox/address';

/** Above all ports that Chromium blocks, and below Linux's ephemeral ports. */
const FROM = 20_000;
const TO = 30_000;
const TRIES = 100;

/** Prints the first of enough consecutive free ports for the browser tests, for E2E_PORT. */
async function run(): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const first = FROM + Math.floor(Math.random() * (TO - FROM));
    const ports = Array.from({ length: portsNeeded }, (_, index) => first + index);
    const free = await Promise.all(ports.flatMap((port) => LOOPBACK.map((host) => isFree(port, host))));
    if (free.every(Boolean)) {
      console.log(first);
      return;
    }
  }
  throw new Error('No free ports found.');
}

void run();
