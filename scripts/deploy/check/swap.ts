import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { HeaderSet } from '../../build/headers';
import { GENERATED } from '../generate';
import { ask } from './ask';
import type { Host } from './host';
import { until } from './host';
import { describe, load } from './load';
import type { NextBuild } from './nextBuild';
import { makeNextBuild, MARK } from './nextBuild';
import { startReaders } from './readers';
import type { Tally } from './tally';

/** Long enough for three swaps. */
const LOAD_S = 10;

/** In the folder of hashed files, but in no release. */
const FORGOTTEN = 'Forgotten-9z9z9z9z.js';
const LONG_AGO = new Date('2020-01-01');

const isNext = async (host: Host) => (await ask(host.origin, '/')).body.includes(MARK);

/** Three swaps, and what must be there after each. */
async function swapThrice(tally: Tally, host: Host, next: NextBuild): Promise<void> {
  const isThere = async (chunk: string) => (await ask(host.origin, chunk)).status === 200;
  await host.release(['publish', 'next'], next.folder);
  tally.expect('the new release goes live', await until(() => isNext(host)));
  tally.expect('a chunk of the new release is there', await isThere(next.newChunk));
  tally.expect('a chunk of the old release still is', await isThere(next.oldChunk));
  await host.release(['rollback']);
  tally.expect('a rollback brings the old one back', await until(async () => !(await isNext(host))));
  tally.expect('a chunk of the release taken back still is there', await isThere(next.newChunk));
  await host.release(['rollback']);
  tally.expect('a second rollback takes it back', await until(() => isNext(host)));
}

/** A release goes live, back and live again while visitors read: none of them may notice. */
export async function checkSwap(tally: Tally, host: Host, headers: HeaderSet): Promise<void> {
  const next = await makeNextBuild(host.build, headers);
  const stopReaders = startReaders(host.origin);
  // A new connection for each request: wrk would count one that nginx closes between two requests, which a
  // browser repeats, as the readers do.
  const loaded = load(`${host.origin}/about`, LOAD_S, ['Accept-Encoding: br', 'Connection: close']);
  try {
    await swapThrice(tally, host, next);
  } finally {
    const [found, reading] = [await loaded, await stopReaders()];
    console.log(
      `  three swaps under load: ${describe(found)}; ${String(reading.pages)} pages read beside it`,
    );
    tally.expect('no request failed', found.requests > 0 && found.errors === 0, String(found.errors));
    tally.expect('readers saw both releases', reading.builds.size === 2);
    tally.expect(
      'every page had its own policy and code',
      !reading.faults.size,
      [...reading.faults].join('; '),
    );
  }
}

/** What must not go live does not, and what is old goes away. */
export async function checkReleases(tally: Tally, host: Host): Promise<void> {
  const fails = (words: readonly string[], build?: string) =>
    host.release(words, build).then(
      () => false,
      () => true,
    );
  const broken = `${host.build}-broken`;
  await mkdir(path.join(broken, GENERATED), { recursive: true });
  tally.expect('a folder without a build is refused', await fails(['publish', 'empty'], broken));
  await mkdir(path.join(broken, 'dist'));
  await writeFile(path.join(broken, 'dist/index.html'), 'broken');
  for (const name of ['maps', 'headers', 'types'])
    await writeFile(path.join(broken, GENERATED, `${name}.conf`), 'no directive of nginx;\n');
  tally.expect('a configuration that nginx refuses is refused', await fails(['publish', 'broken'], broken));
  tally.expect('what was live is live', await isNext(host));
  tally.expect('a name with a path in it is refused', await fails(['activate', '../build']));
  tally.expect('a second release of a name is refused', await fails(['add', 'next']));

  const shared = path.join(host.root, 'shared/assets');
  const [inUse = ''] = await readdir(path.join(host.build, 'dist/assets'));
  await writeFile(path.join(shared, FORGOTTEN), '');
  for (const name of [FORGOTTEN, inUse]) await utimes(path.join(shared, name), LONG_AGO, LONG_AGO);
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await host.release(['add', name]);
  await host.release(['activate', 'f']);
  const left = await readdir(path.join(host.root, 'releases'));
  tally.expect('five releases are kept', left.length === 5, left.join(', '));
  tally.expect('the live one and the one before are among them', left.includes('f') && left.includes('next'));
  const files = await readdir(shared);
  tally.expect('a hashed file that no release has had for long is gone', !files.includes(FORGOTTEN));
  tally.expect('one that is in use stays, however old', files.includes(inUse));
  tally.expect('the list names the live one', (await host.release(['list'])).includes('f (live)'));
}
