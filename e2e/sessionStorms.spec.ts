import { expect, test } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { demoAccount, demoReferences } from '../sandbox/seed';
import type * as endpoints from '../src/api/quoteEndpoints';
import { isNightly } from './support/sample';
import { startServer } from './support/servers';
import type { TestServer } from './support/servers';
import { countRefreshes, signIn } from './support/session';
import { installTimeMachine, openInDevelopment } from './support/timeMachine';

type Endpoints = typeof endpoints;

const EXPIRIES = isNightly ? 40 : 2;
/** Long enough that the new token is still valid for replays on a busy machine. */
const LONG_LIFE_S = 60;
let server: TestServer | undefined;

const startWithTokensOf = async (seconds: number): Promise<TestServer> => {
  server = await startServer('development', { SANDBOX_ACCESS_SECONDS: String(seconds) });
  return server;
};
test.beforeEach(({ context }) => installTimeMachine(context));
test.afterEach(async () => {
  await server?.stop();
  server = undefined;
});

async function openTab(context: BrowserContext, { base }: TestServer): Promise<Page> {
  const tab = await context.newPage();
  await openInDevelopment(tab, `${base}/terms`);
  return tab;
}

/** Sends concurrent requests with the bearer token from the app's store. @returns how each ended */
const sendConcurrently = (tab: Page, count: number) =>
  tab.evaluate(
    async ({ endpoints, times, email, references }) => {
      const { getQuoteStatus } = (await import(endpoints)) as Endpoints;
      const one = async (index: number) => {
        const reference = references[index % references.length] ?? '';
        // The sandbox ignores case, but RTK Query would deduplicate equal requests.
        const ask = getQuoteStatus.initiate(
          { reference, email: `${email.slice(0, index)}${email.slice(index).toUpperCase()}` },
          { subscribe: false, forceRefetch: true },
        );
        const { error } = (await window.timeMachine?.store.dispatch(ask)) as {
          error?: { kind: string };
        };
        return error?.kind ?? 'data';
      };
      return Promise.all(Array.from({ length: times }, (_, index) => one(index)));
    },
    {
      endpoints: '/src/api/quoteEndpoints.ts',
      times: count,
      email: demoAccount.email,
      references: demoReferences.map(({ reference }) => reference),
    },
  );

test('twenty requests from two tabs with an expired token cause one refresh', async ({ context }) => {
  test.slow(true, 'starts Vite and loads the development build in two tabs');
  const own = await startWithTokensOf(LONG_LIFE_S);
  const [one, two] = [await openTab(context, own), await openTab(context, own)];
  await signIn(one);
  await expect(two.getByRole('link', { name: 'Demo Visitor' })).toBeVisible();
  const before = await own.counts();
  const refreshes = countRefreshes(context);
  await own.advance(LONG_LIFE_S / 60);

  const answers = (await Promise.all([sendConcurrently(one, 10), sendConcurrently(two, 10)])).flat();
  expect(answers).toHaveLength(20);
  expect(new Set(answers)).toEqual(new Set(['data']));
  expect(refreshes()).toBe(1);
  const after = await own.counts();
  expect(after.refreshes - before.refreshes).toBe(1);
  expect(after.refreshReuse).toBe(before.refreshReuse);
});

test('two busy tabs never use a refresh token twice through many expiries', async ({ context }) => {
  // Starts Vite and loads the development build in two tabs.
  test.setTimeout(180_000);
  const own = await startWithTokensOf(LONG_LIFE_S);
  const [one, two] = [await openTab(context, own), await openTab(context, own)];
  await signIn(one);
  await expect(two.getByRole('link', { name: 'Demo Visitor' })).toBeVisible();
  const before = await own.counts();
  const refreshes = countRefreshes(context);

  const answers: string[] = [];
  for (let expiry = 0; expiry < EXPIRIES; expiry += 1) {
    await own.advance(LONG_LIFE_S / 60);
    answers.push(...(await Promise.all([sendConcurrently(one, 3), sendConcurrently(two, 3)])).flat());
  }

  expect(new Set(answers)).toEqual(new Set(['data']));
  const after = await own.counts();
  expect(after.refreshReuse).toBe(before.refreshReuse);
  expect(after.refreshes - before.refreshes).toBe(refreshes());
  expect(refreshes()).toBe(EXPIRIES);
  for (const tab of [one, two]) await expect(tab.getByRole('link', { name: 'Demo Visitor' })).toBeVisible();
});
