import { expect, test } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { demoAccount, demoReferences } from '../sandbox/seed';
import type * as endpoints from '../src/api/quoteEndpoints';
import { isNightly } from './support/sample';
import { startServer } from './support/servers';
import type { OwnServer } from './support/servers';
import { countRefreshes, signIn } from './support/session';
import { installTimeMachine } from './support/timeMachine';

type Endpoints = typeof endpoints;

const EXPIRIES = isNightly ? 40 : 8;
/** So long that replays on a busy machine still find the new token alive. */
const LONG_LIFE_S = 60;
let server: OwnServer | undefined;

const startWithTokensOf = async (seconds: number): Promise<OwnServer> => {
  server = await startServer('development', { SANDBOX_ACCESS_SECONDS: String(seconds) });
  return server;
};
test.beforeEach(({ context }) => installTimeMachine(context));
test.afterEach(async () => {
  await server?.stop();
  server = undefined;
});

async function openTab(context: BrowserContext, { base }: OwnServer): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(`${base}/terms`);
  await tab.waitForFunction(() => window.timeMachine !== undefined);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  return tab;
}

/** The app's own store sends so many requests with the bearer token at once. @returns how each ended */
const askAtOnce = (tab: Page, count: number) =>
  tab.evaluate(
    async ({ endpoints, times, email, references }) => {
      const { getQuoteStatus } = (await import(endpoints)) as Endpoints;
      const one = async (index: number) => {
        const reference = references[index % references.length] ?? '';
        // Capitals make no difference to the sandbox, but the cache would make one request of equal ones.
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

test('twenty requests of two tabs that meet an expired token make one refresh', async ({ context }) => {
  test.slow(true, 'starts Vite, and two tabs load the development build');
  const own = await startWithTokensOf(LONG_LIFE_S);
  const [one, two] = [await openTab(context, own), await openTab(context, own)];
  await signIn(one);
  await expect(two.getByRole('link', { name: 'Demo Visitor' })).toBeVisible();
  const before = await own.counts();
  const refreshes = countRefreshes(context);
  await own.advance(LONG_LIFE_S / 60);

  const answers = (await Promise.all([askAtOnce(one, 10), askAtOnce(two, 10)])).flat();
  expect(answers).toHaveLength(20);
  expect(new Set(answers)).toEqual(new Set(['data']));
  expect(refreshes()).toBe(1);
  const after = await own.counts();
  expect(after.refreshes - before.refreshes).toBe(1);
  expect(after.refreshReuse).toBe(before.refreshReuse);
});

test('two tabs at work through many expiries never spend a refresh token twice', async ({ context }) => {
  // Vite's start, and the development build in two tabs.
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
    answers.push(...(await Promise.all([askAtOnce(one, 3), askAtOnce(two, 3)])).flat());
  }

  expect(new Set(answers)).toEqual(new Set(['data']));
  const after = await own.counts();
  expect(after.refreshReuse).toBe(before.refreshReuse);
  expect(after.refreshes - before.refreshes).toBe(refreshes());
  expect(refreshes()).toBe(EXPIRIES);
  for (const tab of [one, two]) await expect(tab.getByRole('link', { name: 'Demo Visitor' })).toBeVisible();
});
