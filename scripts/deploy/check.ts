import { readHeaders } from '../../sandbox/site/pageHeaders';
import { hangUp } from './check/ask';
import { checkBackend, startBackend } from './check/backend';
import { startHost } from './check/host';
import { checkLikeSandbox } from './check/likeSandbox';
import { checkLoad } from './check/load';
import { checkLogs } from './check/logs';
import { needTools } from './check/machine';
import { checkRules } from './check/rules';
import { checkReleases, checkSwap } from './check/swap';
import { createTally } from './check/tally';
import { checkVariants } from './check/variants';

/** nginx listens here, its backend one above; on this machine alone. */
const PORT = Number(process.env.DEPLOY_CHECK_PORT ?? 4610);

/** `npm run deploy:check`: the last build behind Debian's nginx, as docs/deployment.md tells to run it. */
async function check(): Promise<void> {
  needTools();
  const headers = readHeaders();
  const everywhere = Object.keys(headers['*'] ?? {}).map((name) => name.toLowerCase());
  const tally = createTally();
  const backend = await startBackend(PORT + 1);
  const host = await startHost(PORT, backend.origin).catch(async (error: unknown) => {
    await backend.close();
    throw error;
  });
  try {
    await tally.group('Statuses, headers, compression, times of keeping', () =>
      checkRules(tally, host, headers),
    );
    await tally.group('The same answers as the sandbox', () => checkLikeSandbox(tally, host, headers));
    await tally.group('Logs without queries', () => checkLogs(tally, host, 404));
    await tally.group('The backend behind nginx', () => checkBackend(tally, host, backend, everywhere));
    await tally.group('Logs without queries, the backend gone', () => checkLogs(tally, host, 502));
    await tally.group('Load', () => checkLoad(tally, host));
    await tally.group('Releases swapped under load', () => checkSwap(tally, host, headers));
    await tally.group('Releases refused and cleared away', () => checkReleases(tally, host));
    await tally.group('Other settings', () => checkVariants(tally, host));
  } finally {
    hangUp();
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
