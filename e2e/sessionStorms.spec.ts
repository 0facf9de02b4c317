import { expect, test } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { demoAccount, demoReferences } from '../sandbox/seed';
import type * as endpoints from '../src/api/quoteEndpoints';
import { startServer } from './support/servers';
import type { OwnServer } from './support/servers';
import { countRefreshes, signIn } from './support/session';
import { installTimeMachine } from './support/timeMachine';

type Endpoints = typeof endpoints;

/** For a minute of expiries. */
const SHORT_LIFE_S = 3;
/** So long that replays on a busy machine still find the new token alive. */
const LONG_LIFE_S = 60;
const MINUTE_MS = 55_000;
/** Shorter than the refresh, so that both tabs meet each expiry. */
const PAUSE_MS = 50;
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
    async ({ times, email, references }) => {
      const { getQuoteStatus } = (await import('/src/api/quoteEndpoints.ts' as string)) as Endpoints;
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
    { times: count, email: demoAccount.email, references: demoReferences.map(({ reference }) => reference) },
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

test('two tabs at work for a minute of expiries never spend a refresh token twice', async ({ context }) => {
  // Vite's start, and the development build in two tabs.
  test.setTimeout(MINUTE_MS + 180_000);
  const own = await startWithTokensOf(SHORT_LIFE_S);
  const [one, two] = [await openTab(context, own), await openTab(context, own)];
  await signIn(one);
  const before = await own.counts();
  const refreshes = countRefreshes(context);

  const end = Date.now() + MINUTE_MS;
  const work = async (tab: Page) => {
    const answers: string[] = [];
    while (Date.now() < end) {
      answers.push(...(await askAtOnce(tab, 3)));
      await tab.waitForTimeout(PAUSE_MS);
    }
    return answers;
  };
  const answers = (await Promise.all([work(one), work(two)])).flat();

  expect(new Set(answers)).toEqual(new Set(['data']));
  const after = await own.counts();
  expect(after.refreshReuse).toBe(before.refreshReuse);
  expect(after.refreshes - before.refreshes).toBe(refreshes());
  // Once for each life of a token, give or take the first and the last.
  expect(refreshes()).toBeLessThanOrEqual(MINUTE_MS / 1000 / SHORT_LIFE_S + 2);
  expect(refreshes()).toBeGreaterThan(MINUTE_MS / 1000 / SHORT_LIFE_S / 2);
  for (const tab of [one, two]) await expect(tab.getByRole('link', { name: 'Demo Visitor' })).toBeVisible();
});
