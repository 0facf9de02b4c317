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

/** Copies the project with uncommitted changes, and links node_modules. */
export async function freshCopy(): Promise<void> {
  await rm(COPY, { recursive: true, force: true });
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' });
  for (const file of listed.split('\0')) if (file && existsSync(file)) await cp(file, inCopy(file));
  await symlink(path.resolve('node_modules'), inCopy('node_modules'));
}

/**
 * Makes the edits in the copy and runs the commands that the guide says to run afterwards.
 * @returns the edited source files
 * @throws if an edit changes nothing or a command fails
 */
export async function makeEdits(edits: readonly Edit[]): Promise<readonly string[]> {
  const files = editedFiles(edits, textOf);
  for (const [file, text] of files) await writeFile(inCopy(file), text);
  const sources = [...files.keys()].filter((file) => /\.tsx?$/.test(file));
  // Without files, Prettier would wait for its input.
  if (sources.length > 0) await mustRun('npx', 'prettier', '--write', ...sources);
  for (const { photograph } of edits) if (photograph) await addPhotograph(photograph);
  for (const command of new Set(edits.flatMap(({ then = [] }) => then)))
    await mustRun('npm', 'run', ...command.split(' '));
  return sources;
}

/** Adds a photograph to try the guide with: the existing picture, flipped. */
async function addPhotograph(name: string): Promise<void> {
  const file = readdirSync('public/pictures').find(
    (candidate) => candidate.startsWith(`${name}.`) && candidate.endsWith('-1600.webp'),
  );
  if (!file) throw new Error(`No picture “${name}” with a width of 1600 pixels.`);
  await sharp(`public/pictures/${file}`)
    .flop()
    .jpeg({ quality: 90 })
    .toFile(inCopy(`scripts/pictures/photographs/${name}.jpg`));
}

async function mustRun(...command: readonly string[]): Promise<void> {
  const { passed, output } = await runInCopy(command);
  if (!passed) throw new Error(`${command.join(' ')} failed:\n${output}`);
}

/** Runs a command in the copy and captures its output. */
export function runInCopy(
  [command = '', ...args]: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<{ readonly passed: boolean; readonly output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: COPY, env: { ...process.env, ...settings } });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part));
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ passed: code === 0, output: Buffer.concat(output).toString() });
    });
  });
}
