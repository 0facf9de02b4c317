/** @jest-environment node */
import { execFile, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const SCRIPT = path.resolve('deploy/release.sh');
/** Stands for nginx. */
const ACCEPTS = 'true';
const REJECTS = 'false';
/** Kills release.sh, which runs it, at once. */
const KILLED = 'kill -9 $PPID';

let folder = '';
let root = '';
let build = '';

/** Makes a build with this text in its page and its code. */
async function makeBuild(text: string): Promise<void> {
  await mkdir(path.join(build, 'dist/assets'), { recursive: true });
  await mkdir(path.join(build, 'deploy/generated'), { recursive: true });
  await writeFile(path.join(build, 'dist/index.html'), text);
  await writeFile(path.join(build, `dist/assets/${text}.js`), text);
  for (const name of ['maps', 'headers', 'types'])
    await writeFile(path.join(build, `deploy/generated/${name}.conf`), text);
}

const environment = (reload: string, settings: Readonly<Record<string, string>>) => ({
  ...process.env,
  DEPLOY_ROOT: root,
  BUILD: build,
  RELOAD: reload,
  ...settings,
});

/** @returns whether the command succeeded */
const release = (
  args: readonly string[],
  reload = ACCEPTS,
  settings: Readonly<Record<string, string>> = {},
): Promise<boolean> =>
  promisify(execFile)(SCRIPT, [...args], { env: environment(reload, settings) }).then(
    () => true,
    () => false,
  );

async function publish(name: string, reload = ACCEPTS, settings = {}): Promise<boolean> {
  await makeBuild(name);
  return release(['publish', name], reload, settings);
}

/** A folder with a `cp` that runs these commands instead. */
async function withCp(commands: string): Promise<{ readonly PATH: string }> {
  const bin = path.join(folder, 'bin');
  await mkdir(bin, { recursive: true });
  await writeFile(path.join(bin, 'cp'), `#!/bin/sh\n${commands}\n`);
  await chmod(path.join(bin, 'cp'), 0o755);
  return { PATH: `${bin}:${process.env.PATH ?? ''}` };
}

const target = (link: string) =>
  readlink(path.join(root, link)).then(
    (to) => path.basename(to),
    () => undefined,
  );
const releases = async () => (await readdir(path.join(root, 'releases'))).sort();
const shared = async () => (await readdir(path.join(root, 'shared/assets'))).sort();

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'release-'));
  root = path.join(folder, 'srv');
  build = path.join(folder, 'build');
  await mkdir(root);
});
afterEach(() => rm(folder, { recursive: true }));

it('publishes, and rolls back and forth between the last two releases', async () => {
  await publish('a');
  await publish('b');
  expect([await target('current'), await target('previous')]).toEqual(['b', 'a']);
  await release(['rollback']);
  expect([await target('current'), await target('previous')]).toEqual(['a', 'b']);
  await release(['rollback']);
  expect([await target('current'), await target('previous')]).toEqual(['b', 'a']);
  expect(await shared()).toEqual(['a.js', 'b.js']);
});

describe('a publish that fails', () => {
  it('leaves no files, and doesn’t push out an earlier release', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) expect(await publish(name)).toBe(true);
    const before = await releases();
    for (const name of ['x', 'y', 'z']) expect(await publish(name, REJECTS)).toBe(false);
    expect(await publish('cut', ACCEPTS, await withCp('mkdir -p "$3"; exit 1'))).toBe(false);
    expect(await releases()).toEqual(before);
    expect([await target('current'), await target('previous')]).toEqual(['e', 'd']);
    await publish('f');
    expect(await releases()).toEqual(['b', 'c', 'd', 'e', 'f']);
  });

  it('leaves a server without any release as it was', async () => {
    expect(await publish('a', REJECTS)).toBe(false);
    expect([await target('current'), await releases()]).toEqual([undefined, []]);
    expect(await publish('a')).toBe(true);
    expect(await target('previous')).toBeUndefined();
  });

  it('may be repeated with the same name and another build', async () => {
    await publish('a');
    await publish('b', REJECTS);
    await makeBuild('mended');
    expect(await release(['publish', 'b'])).toBe(true);
    expect([await target('current'), await target('previous')]).toEqual(['b', 'a']);
  });
});

describe('a publish that is killed', () => {
  it('during nginx’s reload is finished by publishing again', async () => {
    await publish('a');
    await publish('b');
    expect(await publish('c', KILLED)).toBe(false);
    expect(await release(['publish', 'c'])).toBe(true);
    expect([await target('current'), await target('previous')]).toEqual(['c', 'b']);
  });

  it('while copying is finished by publishing again', async () => {
    await publish('a');
    expect(await publish('b', ACCEPTS, await withCp('mkdir -p "$3"; kill -9 $PPID'))).toBe(false);
    expect(await releases()).toContain('b.part');
    expect(await publish('b')).toBe(true);
    expect(await releases()).toEqual(['a', 'b']);
  });

  it('never becomes the previous release, and takes no other’s place', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await publish(name);
    for (const name of ['x', 'y', 'z']) await publish(name, KILLED);
    await publish('f');
    expect([await target('current'), await target('previous')]).toEqual(['f', 'e']);
    expect(await releases()).toEqual(['b', 'c', 'd', 'e', 'f']);
  });

  it('as the first of all never becomes the previous release', async () => {
    await publish('a', KILLED);
    await publish('b');
    expect([await target('current'), await target('previous')]).toEqual(['b', undefined]);
  });

  it('doesn’t change what nginx includes at its next start', async () => {
    await publish('a');
    await publish('b', KILLED);
    await release(['list']);
    expect(await target('current')).toBe('a');
  });
});

it('recognizes the live release of an earlier version of the script', async () => {
  await publish('a');
  await rm(path.join(root, 'live'));
  await publish('b');
  expect([await target('current'), await target('previous')]).toEqual(['b', 'a']);
});

it('refuses to add another build under the name of a release', async () => {
  await publish('a');
  await makeBuild('b');
  expect(await release(['add', 'a'])).toBe(false);
  expect(await release(['publish', 'a'])).toBe(false);
});

it('lets one command at a time change the files that containers share', async () => {
  const volume = path.join(folder, 'volume');
  const other = path.join(folder, 'other');
  await mkdir(volume);
  for (const host of [root, other]) {
    await mkdir(host, { recursive: true });
    await symlink(volume, path.join(host, 'shared'));
  }
  await makeBuild('a');
  const go = path.join(folder, 'go');
  const waiting = `echo waiting; while [ ! -e "${go}" ]; do sleep 0.02; done`;
  const first = spawn(SCRIPT, ['publish', 'a'], { env: environment(waiting, {}) });
  await new Promise<void>((resolve) => {
    first.stdout.on('data', (text: Buffer) => {
      if (text.includes('waiting')) resolve();
    });
  });
  const elsewhere = { DEPLOY_ROOT: other };
  expect(await release(['publish', 'a'], ACCEPTS, { ...elsewhere, LOCK_WAIT: '0' })).toBe(false);
  const second = release(['publish', 'a'], ACCEPTS, elsewhere);
  await writeFile(go, '');
  expect(await second).toBe(true);
  expect(first.exitCode ?? (await new Promise((resolve) => first.once('exit', resolve)))).toBe(0);
});
