import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { startFailure } from '../src/content/errorScreens';
import { lossyProxy } from './support/lossyProxy';
import { inParallel, visitFresh } from './support/lossyVisits';
import { isNightly } from './support/sample';
import { bareTest, phone, reset } from './support/visit';

const test = bareTest.extend<{ readonly site: string }>({
  site: ({ baseURL }, use) => use(baseURL ?? ''),
});
test.use({ viewport: phone });
test.beforeEach(({ request }) => reset(request));

/** A busy machine is slow. */
const PATIENCE_MS = 60_000;

/** A number in [0, 1) that seems random, but is the same for the same name. */
const drawn = (name: string): number => createHash('sha256').update(name).digest().readUInt32LE() / 2 ** 32;

interface Loss {
  readonly paths: readonly [string, ...string[]];
  readonly visits: number;
  /** The share of responses for code that break off. */
  readonly share: number;
  /** What a visit ended with. */
  readonly outcomeOf: (page: Page) => Promise<string>;
}

/** Seeds by outcome of first visits through a connection that loses code, so that one visit can be repeated. */
async function lossyVisits(
  { browser, site }: { readonly browser: Parameters<typeof visitFresh>[0]; readonly site: string },
  { paths, visits, share, outcomeOf }: Loss,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const outcomes = new Map<string, number[]>();
  await inParallel(
    Array.from({ length: visits }, (_, index) => index + 1),
    async (seed) => {
      const path = paths[seed % paths.length] ?? paths[0];
      // By path and attempt, since requests arrive in any order.
      const isLost = (requested: string, before: number) =>
        requested.startsWith('/assets/') && drawn(`${String(seed)} ${requested} ${String(before)}`) < share;
      const proxy = await lossyProxy(site, isLost);
      const outcome = await visitFresh(browser, proxy.base + path, outcomeOf);
      proxy.close();
      outcomes.set(outcome, [...(outcomes.get(outcome) ?? []), seed]);
    },
  );
  console.log(Object.fromEntries([...outcomes].map(([outcome, seeds]) => [outcome, seeds.length])));
  return outcomes;
}

test('first visits that lose 15% of their code either work or show a notice', async ({ browser, site }) => {
  test.setTimeout(180_000);
  const visits = isNightly ? 60 : 8;
  const outcomes = await lossyVisits(
    { browser, site },
    {
      paths: ['/contact', '/'],
      visits,
      share: 0.15,
      outcomeOf: async (page) => {
        const alive = page.locator('#root[data-alive]');
        const notice = page.getByRole('alert').filter({ hasText: startFailure.title });
        const failed = page.getByRole('heading', { name: 'Loading chunk failed' });
        await alive
          .or(notice)
          .or(failed)
          .first()
          .waitFor({ state: 'attached', timeout: PATIENCE_MS })
          .catch(() => undefined);
        if (await alive.count()) return 'alive';
        return (await notice.isVisible()) ? 'notice' : 'dead';
      },
    },
  );
  expect(outcomes.get('dead')).toBeUndefined();
  expect(outcomes.get('alive')?.length ?? 0).toBeGreaterThanOrEqual(visits - 2);
});

test('first visits that lose 5% of their code get the quote form or the sign-in form', async ({
  browser,
  site,
}) => {
  test.setTimeout(900_000);
  const visits = Number(process.env.LOSSY_VISITS ?? (isNightly ? 300 : 8));
  const outcomes = await lossyVisits(
    { browser, site },
    {
      paths: ['/quote', '/contact?account=sign-in'],
      visits,
      share: 0.05,
      outcomeOf: async (page) => {
        const form = page
          .getByRole('heading', { name: 'What do you need?' })
          .or(page.getByRole('dialog', { name: 'Sign in' }));
        const again = page.getByRole('button', { name: /^(?:Try again|Reload the page)$/ });
        const arrives = (what: typeof form) =>
          what
            .first()
            .waitFor({ timeout: PATIENCE_MS })
            .catch(() => undefined);
        await arrives(form.or(again));
        if (await form.isVisible()) return 'form';
        if (!(await again.first().isVisible())) return 'nothing';
        await again.first().click();
        await arrives(form);
        return (await form.isVisible()) ? 'form on request' : 'notice';
      },
    },
  );
  expect(outcomes.get('nothing')).toBeUndefined();
  expect(outcomes.get('notice')).toBeUndefined();
  // On a busy machine, the losses of a part's 50 files may outlast its retries.
  expect(outcomes.get('form on request')?.length ?? 0).toBeLessThanOrEqual(Math.max(1, visits / 100));
});
