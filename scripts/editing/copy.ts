import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { editedFiles } from './edit';
import type { Edit } from './edit';

const COPY = '.cache/editing';

const inCopy = (file: string) => path.join(COPY, file);
const textOf = (file: string) => (existsSync(inCopy(file)) ? readFileSync(inCopy(file), 'utf8') : '');

/** Copies the project as it is now, changes that are not committed included; the packages are linked. */
export async function freshCopy(): Promise<void> {
  await rm(COPY, { recursive: true, force: true });
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' });
  for (const file of listed.split('\0')) if (file && existsSync(file)) await cp(file, inCopy(file));
  await symlink(path.resolve('node_modules'), inCopy('node_modules'));
}

/**
 * Makes the edits in the copy and runs what the guide asks for afterwards.
 * @returns the edited source files
 * @throws an error for an edit that finds nothing to change, and for a command that fails
 */
export async function makeEdits(edits: readonly Edit[]): Promise<readonly string[]> {
  const files = editedFiles(edits, textOf);
  for (const [file, text] of files) await writeFile(inCopy(file), text);
  const sources = [...files.keys()].filter((file) => /\.tsx?$/.test(file));
  await mustRun('npx', 'prettier', '--write', ...sources);
  for (const { photograph } of edits) if (photograph) await takePhotograph(photograph);
  for (const command of new Set(edits.flatMap(({ then = [] }) => then)))
    await mustRun('npm', 'run', ...command.split(' '));
  return sources;
}

/** A photograph to try the guide with: the picture that is there, seen in a mirror. */
async function takePhotograph(name: string): Promise<void> {
  const file = readdirSync('public/pictures').find(
    (one) => one.startsWith(`${name}.`) && one.endsWith('-1600.webp'),
  );
  if (!file) throw new Error(`There is no picture “${name}” of 1600 pixels.`);
  await sharp(`public/pictures/${file}`)
    .flop()
    .jpeg({ quality: 90 })
    .toFile(inCopy(`scripts/pictures/photographs/${name}.jpg`));
}

async function mustRun(...command: readonly string[]): Promise<void> {
  const { passed, output } = await runInCopy(command);
  if (!passed) throw new Error(`${command.join(' ')} failed:\n${output}`);
}

/** Runs a command in the copy, and keeps what it prints. */
export function runInCopy(
  [command = '', ...args]: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<{ readonly passed: boolean; readonly output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: COPY, env: { ...process.env, ...settings } });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => printed.push(part));
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ passed: code === 0, output: Buffer.concat(printed).toString() });
    });
  });
}
