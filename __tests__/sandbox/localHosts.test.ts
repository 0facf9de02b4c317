/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { embeddedSandbox } from '../../sandbox/embedded';
import { isLocalHost, refusal } from '../../sandbox/localHosts';

test.each(['localhost', '127.0.0.1', '127.0.1.1', '::1', '[::1]'])('%s is this machine', (host) => {
  expect(isLocalHost(host)).toBe(true);
});

test.each([
  '',
  '0.0.0.0',
  '::',
  '10.0.0.5',
  'evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
])('"%s" is not only this machine', (host) => {
  expect(isLocalHost(host)).toBe(false);
});

test.each([
  [{ HOST: '0.0.0.0' }, 'HOST=0.0.0.0'],
  [{ NODE_ENV: 'production' as const }, 'NODE_ENV=production'],
])('refuses to serve with %j, unless SANDBOX_PUBLIC is set', (settings, reason) => {
  expect(refusal(settings)).toContain(reason);
  expect(refusal(settings)).toContain('SANDBOX_PUBLIC=1');
  expect(refusal({ ...settings, SANDBOX_PUBLIC: '1' })).toBeUndefined();
});

test.each([{}, { HOST: '127.0.0.1' }, { HOST: 'localhost', NODE_ENV: 'development' as const }])(
  'serves with %j',
  (settings) => {
    expect(refusal(settings)).toBeUndefined();
  },
);

test('prints the reason and exits with code 1', () => {
  const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
  const settings = { ...process.env, NODE_ENV: '', HOST: '0.0.0.0', SANDBOX_DATABASE: ':memory:' };
  const { status, stderr } = spawnSync(process.execPath, [tsx, 'sandbox/serve.ts'], { env: settings });
  expect([status, stderr.toString().trim()]).toEqual([1, refusal({ HOST: '0.0.0.0' })]);
});

test.each(['5m', '0', '-1', 'Infinity'])('refuses %s as a developer variable’s number', (value) => {
  const open = () => embeddedSandbox({ SANDBOX_DATABASE: ':memory:', SANDBOX_ACCESS_SECONDS: value });
  expect(open).toThrow('SANDBOX_ACCESS_SECONDS must be a positive number');
});

describe('the control paths', () => {
  const open = (settings: NodeJS.ProcessEnv = {}) =>
    embeddedSandbox({ SANDBOX_DATABASE: ':memory:', ...settings });
  const resetAt = (host: string, settings?: NodeJS.ProcessEnv) =>
    open(settings).fetch(new Request(`http://${host}/__sandbox/reset`, { method: 'POST' }));

  test.each(['localhost:4173', '127.0.0.1:5173', '[::1]:4173'])('accept a request to %s', async (host) => {
    expect((await resetAt(host)).status).toBe(200);
  });

  test('reject a foreign host name that points to this machine (DNS rebinding)', async () => {
    expect((await resetAt('evil.example:4173')).status).toBe(403);
    const page = await open().fetch(new Request('http://evil.example:4173/__sandbox/'));
    expect(page.status).toBe(403);
    expect((await open().fetch(new Request('http://evil.example:4173/health/'))).status).toBe(200);
  });

  test('do not exist when the sandbox is public', async () => {
    expect((await resetAt('localhost:4173', { SANDBOX_PUBLIC: '1' })).status).toBe(404);
  });
});
