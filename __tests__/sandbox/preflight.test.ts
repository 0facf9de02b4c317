/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import path from 'node:path';

async function preflight(settings: NodeJS.ProcessEnv): Promise<{ code: unknown; output: string }> {
  const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
  const env = { ...process.env, NODE_ENV: '', HOST: '', ...settings };
  const child = spawn(process.execPath, [tsx, 'sandbox/preflight.ts'], { env });
  let output = '';
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const [code] = (await once(child, 'close')) as unknown[];
  return { code, output: output.trim() };
}

test('runs before the build in `npm start`', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  expect(scripts.start).toMatch(/sandbox\/preflight\.ts && npm run build/);
});

test('names a port in use, and passes silently when the port is free', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = String((server.address() as AddressInfo).port);
  expect(await preflight({ PORT: port })).toEqual({
    code: 1,
    output: `Port ${port} is in use. Set PORT to another one.`,
  });
  server.close();
  await once(server, 'close');
  expect(await preflight({ PORT: port })).toEqual({ code: 0, output: '' });
});

test('names a setting that the sandbox refuses to start with', async () => {
  const { code, output } = await preflight({ PORT: '0', HOST: '0.0.0.0' });
  expect([code, output]).toEqual([1, expect.stringContaining('SANDBOX_PUBLIC=1')]);
});
