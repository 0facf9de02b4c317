/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { otherBackend } from '../../sandbox/otherBackend';
import { parseSettings } from '../../scripts/build/settings';

/** The message of the error that these settings cause. */
function errorOf(values: Readonly<Record<string, string>>): string {
  try {
    parseSettings(values);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

it('accepts absolute URLs, empty values and missing ones', () => {
  const settings = { VITE_API_BASE_URL: '', VITE_SITE_URL: 'https://example.com' };
  expect(parseSettings(settings)).toEqual(settings);
});

it('names each wrong setting and what is wrong with it', () => {
  const error = errorOf({
    VITE_API_BASE_URL: 'api.example.com',
    VITE_SITE_URL: 'https://example.com',
    VITE_PORTAL_ADMIN_URL: 'javascript:alert(1)',
  });
  expect(error).toMatch(/VITE_API_BASE_URL: must be a full URL .*\(is "api\.example\.com"\)/);
  expect(error).toMatch(/VITE_PORTAL_ADMIN_URL: must start with https:\/\//);
  expect(error).not.toContain('VITE_SITE_URL');
});

it.each([
  ['https://api.example.com/?key=1', 'must not include a query'],
  ['https://api.example.com?', 'must not include a query'],
  ['https://api.example.com/v1#a', 'must not include a fragment'],
  ['https://ada:secret@api.example.com', 'must not include a user name or password'],
])('rejects %s as a base URL, without printing it', (address, reason) => {
  const error = errorOf({ VITE_API_BASE_URL: address, VITE_SITE_URL: address });
  expect(error).toContain(`VITE_API_BASE_URL: ${reason}`);
  expect(error).toContain(`VITE_SITE_URL: ${reason}`);
  expect(error).not.toContain('secret');
});

it('accepts only preload for HSTS', () => {
  expect(parseSettings({ HSTS: 'preload' })).toEqual({ HSTS: 'preload' });
  expect(errorOf({ HSTS: 'on' })).toMatch(/HSTS: must be preload or empty \(is "on"\)/);
});

it('warns at `npm start` about another backend', () => {
  expect(otherBackend({ VITE_API_BASE_URL: 'https://api.example.com' })).toBe(
    'VITE_API_BASE_URL is set: the site uses https://api.example.com instead.',
  );
  expect(otherBackend({})).toBeUndefined();
});

it('reads .env as Vite does, with quotation marks, and nothing else in it', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'settings-'));
  const lines = ['VITE_SITE_URL="https://example.com/a%23b"', 'HSTS=preload', 'SECRET=x'];
  writeFileSync(path.join(root, '.env'), lines.join('\n'));
  // Outside Jest, which can't import Vite.
  const script = `import { readSettings } from './scripts/env.ts';
    process.stdout.write(JSON.stringify(readSettings('production', ${JSON.stringify(root)})));`;
  const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
  const settings = execFileSync(process.execPath, [tsx, '--input-type=module', '-e', script]).toString();
  expect(JSON.parse(settings)).toEqual({ VITE_SITE_URL: 'https://example.com/a%23b', HSTS: 'preload' });
});
