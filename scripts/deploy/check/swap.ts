import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { HeaderSet } from '../../build/headers';
import { GENERATED } from '../generate';
import type { Host } from './host';
import { until } from './host';
import { describe, load } from './load';
import type { NextBuild } from './nextBuild';
import { makeNextBuild, MARKER } from './nextBuild';
import { send } from './send';
import type { Tally } from './tally';
import { startVisitors } from './visitors';

/** Long enough to switch releases three times. */
const LOAD_S = 10;

/** A file among the hashed files that no release contains. */
const UNUSED = 'Unused-9z9z9z9z.js';
const LONG_AGO = new Date('2020-01-01');

const isNext = async (host: Host) => (await send(host.origin, '/')).body.includes(MARKER);

/** Switches releases three times, and checks that both releases' chunks remain available. */
async function swapThreeTimes(tally: Tally, host: Host, next: NextBuild): Promise<void> {
  const isAvailable = async (chunk: string) => (await send(host.origin, chunk)).status === 200;
  await host.release(['publish', 'next'], next.folder);
  tally.expect('the new release goes live', await until(() => isNext(host)));
  tally.expect('the new release has its chunk', await isAvailable(next.newChunk));
  tally.expect("the old release's chunk is still available", await isAvailable(next.oldChunk));
  await host.release(['rollback']);
  tally.expect('a rollback restores the old release', await until(async () => !(await isNext(host))));
  tally.expect("the new release's chunk is still available", await isAvailable(next.newChunk));
  await host.release(['rollback']);
  tally.expect('a second rollback restores the new release', await until(() => isNext(host)));
}

/** Publishes a release and rolls it back and forth under load. No visitor may notice. */
export async function checkSwap(tally: Tally, host: Host, headers: HeaderSet): Promise<void> {
  const next = await makeNextBuild(host.build, headers);
  const stopVisitors = startVisitors(host.origin);
  // A new connection per request: wrk counts it as an error if nginx closes an idle connection, while browsers and our
  // visitors retry.
  const loading = load(`${host.origin}/about`, LOAD_S, ['Accept-Encoding: br', 'Connection: close']);
  try {
    await swapThreeTimes(tally, host, next);
  } finally {
    const [result, visits] = [await loading, await stopVisitors()];
    console.log(
      `  three switches under load: ${describe(result)}; visitors loaded ${String(visits.pages)} pages`,
    );
    tally.expect('no request failed', result.requests > 0 && result.errors === 0, String(result.errors));
    tally.expect('visitors saw both releases', visits.builds.size === 2);
    tally.expect(
      'every page had its own policy and code',
      !visits.errors.size,
      [...visits.errors].join('; '),
    );
  }
}

/** Broken releases don't go live, and old releases and files are deleted. */
export async function checkReleases(tally: Tally, host: Host): Promise<void> {
  const fails = (args: readonly string[], build?: string) =>
    host.release(args, build).then(
      () => false,
      () => true,
    );
  const broken = `${host.build}-broken`;
  await mkdir(path.join(broken, GENERATED), { recursive: true });
  tally.expect('a folder without a build is rejected', await fails(['publish', 'empty'], broken));
  await mkdir(path.join(broken, 'dist'));
  await writeFile(path.join(broken, 'dist/index.html'), 'broken');
  for (const name of ['maps', 'headers', 'types'])
    await writeFile(path.join(broken, GENERATED, `${name}.conf`), 'not an nginx directive;\n');
  tally.expect('an invalid nginx configuration is rejected', await fails(['publish', 'broken'], broken));
  tally.expect('the live release is still live', await isNext(host));
  tally.expect('a name with a path in it is rejected', await fails(['activate', '../build']));
  tally.expect('a second release with the same name is rejected', await fails(['add', 'next']));

  const shared = path.join(host.root, 'shared/assets');
  const [inUse = ''] = await readdir(path.join(host.build, 'dist/assets'));
  await writeFile(path.join(shared, UNUSED), '');
  for (const name of [UNUSED, inUse]) await utimes(path.join(shared, name), LONG_AGO, LONG_AGO);
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await host.release(['add', name]);
  await host.release(['activate', 'f']);
  const left = await readdir(path.join(host.root, 'releases'));
  tally.expect('five releases remain', left.length === 5, left.join(', '));
  tally.expect(
    'the live and the previous release are among them',
    left.includes('f') && left.includes('next'),
  );
  const files = await readdir(shared);
  tally.expect('an old hashed file that no release contains is deleted', !files.includes(UNUSED));
  tally.expect('an old hashed file that is in use is not deleted', files.includes(inUse));
  tally.expect('the list marks the live release', (await host.release(['list'])).includes('f (live)'));
}
