import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { paths } from '../../src/config/paths';
import { auditRoute, closeBrowser } from './audit';
import type { RouteTimes } from './audit';
import { bytesOf } from './bytes';
import { timeInteractions } from './interactions';
import type { InteractionTime } from './interactions';
import { pictureBytes } from './pictures';
import { profiles } from './profiles';
import { printBytes, printInteractions, printMisses, printPictures, printTimes } from './report';
import { startServers } from './servers';

const QUICK = [paths.home, paths.services, paths.quote, paths.portStatus];
const RUNS = 3;

/**
 * `npm run bench`: bytes of every route, interactions, then Lighthouse on each page and on the same page without its scripts,
 * in alternation. `-- --quick` takes four routes, `-- --bytes` no times at all.
 */
async function run(options: readonly string[]): Promise<void> {
  const all = Object.values(paths);
  const routes = options.includes('--quick') ? QUICK : all;
  const bytes = await Promise.all(all.map((route) => bytesOf('dist', route)));
  printBytes(bytes);
  const pictures = await pictureBytes();
  printPictures(pictures);
  if (options.includes('--bytes')) {
    printMisses(bytes, pictures, []);
    return;
  }

  const servers = await startServers('dist');
  const times: RouteTimes[] = [];
  let interactions: readonly InteractionTime[];
  try {
    interactions = await timeInteractions(servers.site);
    printInteractions(interactions);
    for (const route of routes) {
      for (const profile of profiles) {
        const measured = await auditRoute(servers, route, profile, RUNS);
        times.push(measured);
        printTimes(measured);
      }
    }
  } finally {
    await closeBrowser();
    servers.close();
  }
  printMisses(bytes, pictures, times);
  const machine = `${os.cpus()[0]?.model ?? 'unknown'}, ${String(os.cpus().length)} cores, Node ${process.version}`;
  const record = {
    date: new Date().toISOString(),
    machine,
    runs: RUNS,
    bytes,
    pictures,
    interactions,
    times,
  };
  await mkdir('docs/benchmarks', { recursive: true });
  const name = options.includes('--quick') ? 'quick' : 'full';
  await writeFile(`docs/benchmarks/${name}.json`, `${JSON.stringify(record, null, 2)}\n`);
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
