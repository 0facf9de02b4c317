import { addressOf, isFree, portTaken } from './address';
import { refusal } from './localHosts';

/** `npm start` runs this first: what would stop sandbox/serve.ts is said before the build and not after it. */
async function preflight(): Promise<string | undefined> {
  const { port, hosts } = addressOf(process.env);
  const free = await Promise.all(hosts.map((host) => isFree(port, host)));
  return refusal(process.env) ?? (free.every(Boolean) ? undefined : portTaken(port));
}

const reason = await preflight();
if (reason) {
  console.error(reason);
  process.exit(1);
}
