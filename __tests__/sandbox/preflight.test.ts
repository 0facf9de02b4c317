/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import path from 'node:path';
import { reasonNotToStart } from '../../sandbox/address';

test('runs before the build in `npm start`', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  expect(scripts.start).toMatch(/sandbox\/preflight\.ts && npm run build/);
});

test('names a port in use, and nothing when the port is free', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const PORT = String((server.address() as AddressInfo).port);
  expect(await reasonNotToStart({ PORT })).toBe(`Port ${PORT} is in use. Set PORT to another one.`);
  server.close();
  await once(server, 'close');
  expect(await reasonNotToStart({ PORT })).toBeUndefined();
});

test('prints a setting that the sandbox refuses to start with, and exits with code 1', () => {
  const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
  const env = { ...process.env, NODE_ENV: '', PORT: '0', HOST: '0.0.0.0' };
  const { status, stderr } = spawnSync(process.execPath, [tsx, 'sandbox/preflight.ts'], { env });
  expect([status, stderr.toString()]).toEqual([1, expect.stringContaining('SANDBOX_PUBLIC=1')]);
});
