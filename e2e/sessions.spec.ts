import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { expect, test } from '@playwright/test';

/** A server of its own, whose access tokens live three seconds. */
const PORT = 4191;
const BASE = `http://localhost:${String(PORT)}`;
const EXPIRIES = 4;
const TOKEN_LIFE_MS = 3_000;
let server: ChildProcess | undefined;

interface Logged {
  readonly path: string;
  readonly status: number;
}

test.beforeAll(async () => {
  server = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'sandbox/serve.ts'], {
    env: {
      ...process.env,
      PORT: String(PORT),
      SANDBOX_DATABASE: ':memory:',
      SANDBOX_ACCESS_SECONDS: String(TOKEN_LIFE_MS / 1000),
    },
  });
  await expect
    .poll(async () => (await fetch(`${BASE}/health/`).catch(() => undefined))?.status, { timeout: 20_000 })
    .toBe(200);
});

test.afterAll(() => {
  server?.kill();
});

test('two tabs whose tokens expire together renew once each time, and a logout in one is a logout in the other', async ({
  context,
}) => {
  const one = await context.newPage();
  await one.goto(`${BASE}/terms?account=sign-in`);
  await one.mouse.move(9, 9);
  await one.getByLabel('E-mail').fill('demo@harmattan.example');
  await one.getByLabel('Password', { exact: true }).fill('sandbox-demo-1');
  await one.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(one.getByRole('dialog')).toBeHidden();
  const two = await context.newPage();

  for (let round = 0; round < EXPIRIES; round += 1) {
    await one.waitForTimeout(TOKEN_LIFE_MS + 300);
    await Promise.all([one, two].map((tab) => tab.goto(`${BASE}/terms?account=me`)));
    await Promise.all([one, two].map((tab) => tab.mouse.move(9 + round, 9)));
    for (const tab of [one, two])
      await expect(tab.getByRole('dialog').getByText('demo@harmattan.example')).toBeVisible();
  }
  const log = (await (await fetch(`${BASE}/__sandbox/requests`)).json()) as Logged[];
  const renewals = log.filter(({ path }) => path === '/api/auth/token/refresh/');
  expect(renewals.every(({ status }) => status === 200)).toBe(true);
  expect(renewals.length).toBe(EXPIRIES);

  await one.getByRole('button', { name: 'Log out' }).click();
  await expect(two.getByRole('link', { name: 'Demo Visitor' })).toHaveCount(0);
  expect(await two.evaluate(() => localStorage.getItem('refresh_token'))).toBeNull();
});
