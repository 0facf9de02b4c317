import { readHeaders } from '../../sandbox/site/pageHeaders';
import { closeConnections } from './check/send';
import { checkBackend, startBackend } from './check/backend';
import { startHost } from './check/host';
import { checkLoad } from './check/load';
import { checkLogs } from './check/logs';
import { installTools } from './check/machine';
import { checkRules } from './check/rules';
import { checkSameAsSandbox } from './check/sameAsSandbox';
import { checkReleases, checkSwap } from './check/swap';
import { createTally } from './check/tally';
import { checkVariants } from './check/variants';

/** nginx's port on the loopback address. Its backend uses the next one. */
const PORT = Number(process.env.DEPLOY_CHECK_PORT ?? 4610);

/** `npm run deploy:check`: tests the last build behind Debian's nginx, set up as in docs/deployment.md. */
async function check(): Promise<void> {
  installTools();
  const headers = readHeaders();
  const everywhere = Object.keys(headers['*'] ?? {}).map((name) => name.toLowerCase());
  const tally = createTally();
  const backend = await startBackend(PORT + 1);
  const host = await startHost(PORT, backend.origin).catch(async (error: unknown) => {
    await backend.close();
    throw error;
  });
  try {
    await tally.group('Status codes, headers, compression, caching', () => checkRules(tally, host, headers));
    await tally.group('Same responses as the sandbox', () => checkSameAsSandbox(tally, host, headers));
    await tally.group('Logs without queries', () => checkLogs(tally, host, 404));
    await tally.group('The backend behind nginx', () => checkBackend(tally, host, backend, everywhere));
    await tally.group('Logs without queries, backend down', () => checkLogs(tally, host, 502));
    await tally.group('Load', () => checkLoad(tally, host));
    await tally.group('Switching releases under load', () => checkSwap(tally, host, headers));
    await tally.group('Rejecting and pruning releases', () => checkReleases(tally, host));
    await tally.group('Other settings', () => checkVariants(tally, host));
  } finally {
    closeConnections();
    await host.stop();
    await backend.close();
  }
  const { passed, failed } = tally.counts;
  console.log(`${String(passed)} passed, ${String(failed)} failed`);
  if (failed) process.exitCode = 1;
}

check().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
