/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PROJECT = path.resolve(__dirname, '../..');

/** What the build would say to a `.env` of these lines. */
function settingsFrom(...lines: string[]): { settings?: Record<string, string>; complaint?: string } {
  const root = mkdtempSync(path.join(tmpdir(), 'settings-'));
  writeFileSync(path.join(root, '.env'), lines.join('\n'));
  const script = `import { readSettings } from './scripts/env.ts';
    let said; try { said = { settings: readSettings('production', ${JSON.stringify(root)}) }; }
    catch (error) { said = { complaint: error.message }; }
    process.stdout.write(JSON.stringify(said));`;
  const tsx = path.join(PROJECT, 'node_modules/tsx/dist/cli.mjs');
  const output = execFileSync(process.execPath, [tsx, '--input-type=module', '-e', script], { cwd: PROJECT });
  return JSON.parse(output.toString()) as ReturnType<typeof settingsFrom>;
}

it('accepts whole addresses, empty ones and none', () => {
  const { settings } = settingsFrom('VITE_API_BASE_URL=', 'VITE_SITE_URL=https://example.com');
  expect(settings).toMatchObject({ VITE_API_BASE_URL: '', VITE_SITE_URL: 'https://example.com' });
});

it('names each setting that is wrong, and how', () => {
  const { complaint } = settingsFrom(
    'VITE_API_BASE_URL=api.example.com',
    'VITE_SITE_URL=https://example.com',
    'VITE_PORTAL_ADMIN_URL=javascript:alert(1)',
  );
  expect(complaint).toMatch(/VITE_API_BASE_URL: must be a whole address .*\(it is "api\.example\.com"\)/);
  expect(complaint).toMatch(/VITE_PORTAL_ADMIN_URL: must start with https:\/\//);
  expect(complaint).not.toContain('VITE_SITE_URL');
});

it.each([
  ['https://api.example.com/?key=1', 'must have no query'],
  ['https://api.example.com?', 'must have no query'],
  ['"https://api.example.com/v1#a"', 'must have no fragment'],
  ['https://ada:secret@api.example.com', 'must have no user name and no password'],
])('refuses %s as the base of other addresses, by name', (address, reason) => {
  const { complaint } = settingsFrom(`VITE_API_BASE_URL=${address}`, `VITE_SITE_URL=${address}`);
  expect(complaint).toContain(`VITE_API_BASE_URL: ${reason}`);
  expect(complaint).toContain(`VITE_SITE_URL: ${reason}`);
  expect(complaint).not.toContain('secret');
});

it('takes preload for HSTS, and nothing else', () => {
  expect(settingsFrom('HSTS=preload').settings).toMatchObject({ HSTS: 'preload' });
  expect(settingsFrom('HSTS=on').complaint).toMatch(/HSTS: must be preload or empty \(it is "on"\)/);
});
