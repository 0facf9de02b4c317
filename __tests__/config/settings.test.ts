/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PROJECT = path.resolve(__dirname, '../..');

/** Runs a script outside Jest, which can't import Vite. `root` is a folder with these lines in its `.env`. */
function run(script: string, lines: readonly string[]): string {
  const root = mkdtempSync(path.join(tmpdir(), 'settings-'));
  writeFileSync(path.join(root, '.env'), lines.join('\n'));
  const tsx = path.join(PROJECT, 'node_modules/tsx/dist/cli.mjs');
  const code = `const root = ${JSON.stringify(root)};\n${script}`;
  return execFileSync(process.execPath, [tsx, '--input-type=module', '-e', code], {
    cwd: PROJECT,
  }).toString();
}

/** What the build reads from a `.env` with these lines, or its error. */
function settingsFrom(...lines: string[]): { settings?: Record<string, string>; error?: string } {
  const script = `import { readSettings } from './scripts/env.ts';
    let result; try { result = { settings: readSettings('production', root) }; }
    catch (error) { result = { error: error.message }; }
    process.stdout.write(JSON.stringify(result));`;
  return JSON.parse(run(script, lines)) as ReturnType<typeof settingsFrom>;
}

it('accepts absolute URLs, empty values and missing ones', () => {
  const { settings } = settingsFrom('VITE_API_BASE_URL=', 'VITE_SITE_URL=https://example.com');
  expect(settings).toMatchObject({ VITE_API_BASE_URL: '', VITE_SITE_URL: 'https://example.com' });
});

it('names each wrong setting and what is wrong with it', () => {
  const { error } = settingsFrom(
    'VITE_API_BASE_URL=api.example.com',
    'VITE_SITE_URL=https://example.com',
    'VITE_PORTAL_ADMIN_URL=javascript:alert(1)',
  );
  expect(error).toMatch(/VITE_API_BASE_URL: must be a full URL .*\(is "api\.example\.com"\)/);
  expect(error).toMatch(/VITE_PORTAL_ADMIN_URL: must start with https:\/\//);
  expect(error).not.toContain('VITE_SITE_URL');
});

it.each([
  ['https://api.example.com/?key=1', 'must not include a query'],
  ['https://api.example.com?', 'must not include a query'],
  ['"https://api.example.com/v1#a"', 'must not include a fragment'],
  ['https://ada:secret@api.example.com', 'must not include a user name or password'],
])('rejects %s as a base URL, without printing it', (address, reason) => {
  const { error } = settingsFrom(`VITE_API_BASE_URL=${address}`, `VITE_SITE_URL=${address}`);
  expect(error).toContain(`VITE_API_BASE_URL: ${reason}`);
  expect(error).toContain(`VITE_SITE_URL: ${reason}`);
  expect(error).not.toContain('secret');
});

it('accepts only preload for HSTS', () => {
  expect(settingsFrom('HSTS=preload').settings).toMatchObject({ HSTS: 'preload' });
  expect(settingsFrom('HSTS=on').error).toMatch(/HSTS: must be preload or empty \(is "on"\)/);
});

it('warns at `npm start` about another backend, also from .env', () => {
  const script = `import { otherBackend } from './sandbox/otherBackend.ts';
    process.stdout.write(otherBackend({}, root) ?? 'none');`;
  expect(run(script, ['VITE_API_BASE_URL=https://api.example.com'])).toBe(
    'VITE_API_BASE_URL is set: the site uses https://api.example.com instead.',
  );
  expect(run(script, [])).toBe('none');
});
