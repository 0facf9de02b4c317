/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import path from 'node:path';

async function preflight(settings: NodeJS.ProcessEnv): Promise<{ code: unknown; said: string }> {
  const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
  const env = { ...process.env, NODE_ENV: '', HOST: '', ...settings };
  const child = spawn(process.execPath, [tsx, 'sandbox/preflight.ts'], { env });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const [code] = (await once(child, 'close')) as unknown[];
  return { code, said: said.trim() };
}

test('npm start checks before it builds', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  expect(scripts.start).toMatch(/sandbox\/preflight\.ts && npm run build/);
});

test('a port that is taken is named, and once it is free nothing is said', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = String((server.address() as AddressInfo).port);
  expect(await preflight({ PORT: port })).toEqual({
    code: 1,
    said: `Port ${port} is in use: set PORT to another.`,
  });
  server.close();
  await once(server, 'close');
  expect(await preflight({ PORT: port })).toEqual({ code: 0, said: '' });
});

test('so is a setting with which the sandbox does not start', async () => {
  const { code, said } = await preflight({ PORT: '0', HOST: '0.0.0.0' });
  expect([code, said]).toEqual([1, expect.stringContaining('SANDBOX_PUBLIC=1')]);
});
