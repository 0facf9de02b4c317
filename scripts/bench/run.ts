import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { paths } from '../../src/config/paths';
import { auditRoute, closeBrowser } from './audit';
import type { RouteTimes } from './audit';
import { bytesOf } from './bytes';
import { timeInteractions } from './interactions';
import { loadLighthouse } from './lighthouse';
import { auditPeers } from './peers';
import { pictureBytes } from './pictures';
import { profiles, RUNS } from './profiles';
import { timeRepeats } from './repeat';
import {
  printBytes,
  printInteractions,
  printMisses,
  printPeers,
  printPictures,
  printRepeats,
  printTimes,
} from './report';
import { startServers } from './servers';

const QUICK = [paths.home, paths.services, paths.quote, paths.portStatus];

/**
 * `npm run bench`: every route's bytes, interactions, second visits, then Lighthouse on each page and on the same page
 * without scripts, alternately. `-- --quick` measures four routes, `-- --bytes` only bytes, and `-- --peers FOLDER`
 * compares the home page with other sites.
 */
async function run(options: readonly string[]): Promise<void> {
  // Fails here if it can't be installed, rather than on each page.
  if (!options.includes('--bytes')) await loadLighthouse();
  if (options.includes('--peers')) {
    const folder = options[options.indexOf('--peers') + 1];
    if (!folder) throw new Error('--peers needs a folder with the other sites');
    return runPeers(folder);
  }

  const all = Object.values(paths);
  const isQuick = options.includes('--quick');
  const bytes = await Promise.all(all.map((route) => bytesOf('dist', route)));
  printBytes(bytes);
  const pictures = await pictureBytes();
  printPictures(pictures);
  if (options.includes('--bytes')) {
    printMisses({ bytes, pictures });
    return;
  }

  const servers = await startServers('dist');
  const times: RouteTimes[] = [];
  const unmeasured: string[] = [];
  try {
    const interactions = await timeInteractions(servers.site);
    printInteractions(interactions);
    const repeats = await timeRepeats(servers.site, QUICK);
    printRepeats(repeats);
    for (const route of isQuick ? QUICK : all) {
      for (const profile of profiles) {
        try {
          const measured = await auditRoute(servers, route, profile, RUNS);
          times.push(measured);
          printTimes(measured);
        } catch (error) {
          // Report this page as not measured, and go on with the others.
          unmeasured.push(`${route}, ${profile.name}: ${String(error)}`);
        }
      }
    }
    const results = { bytes, pictures, interactions, repeats, times, unmeasured };
    printMisses(results);
    await record(isQuick ? 'quick' : 'full', results);
  } finally {
    await closeBrowser();
    servers.close();
  }
}

async function runPeers(folder: string): Promise<void> {
  const servers = await startServers('dist');
  try {
    const peers = await auditPeers(folder, servers.site, profiles, RUNS);
    printPeers(peers);
    await record('peers', { peers });
  } finally {
    await closeBrowser();
    servers.close();
  }
}

/** Saves a run's results with the date and machine. */
async function record(name: string, results: Readonly<Record<string, unknown>>): Promise<void> {
  const machine = `${os.cpus()[0]?.model ?? 'unknown'}, ${String(os.cpus().length)} cores, Node ${process.version}`;
  await mkdir('.cache/bench', { recursive: true });
  await writeFile(
    `.cache/bench/${name}.json`,
    `${JSON.stringify({ date: new Date().toISOString(), machine, runs: RUNS, ...results }, null, 2)}\n`,
  );
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
