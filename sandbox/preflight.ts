import { addressOf, isFree, portInUse } from './address';
import { refusal } from './localHosts';

/** `npm start` runs this first, to report anything that would stop sandbox/serve.ts before the build, not after. */
async function preflight(): Promise<string | undefined> {
  const { port, hosts } = addressOf(process.env);
  const free = await Promise.all(hosts.map((host) => isFree(port, host)));
  return refusal(process.env) ?? (free.every(Boolean) ? undefined : portInUse(port));
}

const reason = await preflight();
if (reason) {
  console.error(reason);
  process.exit(1);
}
