import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { completeDraft } from '../__tests__/support/quoteDraft';
import { startServer } from './support/servers';
import type { TestServer } from './support/servers';
import { countRefreshes, signIn } from './support/session';
import { storeDraft } from './support/storeDraft';
import { hydrated } from './support/visit';

const EXPIRIES = 4;
/** Long enough not to expire even on a slow machine; `advance` by a minute expires it. */
const TOKEN_LIFE_S = 60;
/** Measured from the storage event, because its delivery depends on the machine. */
const MAX_DELAY_MS = 1_000;
const PAST_REFRESH_MINUTES = 8 * 24 * 60;
let server: TestServer;

test.beforeAll(async () => {
  server = await startServer('built', { SANDBOX_ACCESS_SECONDS: String(TOKEN_LIFE_S) });
});
test.afterAll(() => server.stop());
test.beforeEach(() => server.reset());

async function open(page: Page, path: string): Promise<Page> {
  await page.goto(server.base + path);
  await page.mouse.move(9, 9);
  return page;
}

const name = 'Demo Visitor';
const entry = (page: Page) => page.getByRole('link', { name });
const stored = (page: Page) =>
  page.evaluate(() => ['access_token', 'refresh_token', 'user'].map((key) => localStorage.getItem(key)));

interface Synced {
  /** Milliseconds from the first storage event until the link is shown. */
  syncDelay?: number;
}

/** Runs before the page's own code, so that this listener is called first. */
const measureSync = (link: string) => {
  let notifiedAt: number | undefined;
  addEventListener('storage', () => {
    notifiedAt ??= performance.now();
  });
  new MutationObserver(() => {
    const isShown = [...document.links].some(({ textContent }) => textContent.trim() === link);
    if (notifiedAt !== undefined && isShown) (window as Synced).syncDelay ??= performance.now() - notifiedAt;
  }).observe(document, { childList: true, subtree: true, characterData: true });
};
const syncDelay = (page: Page) => page.evaluate(() => (window as Synced).syncDelay);

test('leaving right after signing in keeps the session on the next page', async ({ page }) => {
  await open(page, '/terms');
  // Before hydration, a link would load a new document without this setup.
  await hydrated(page);
  await page.evaluate((link) => {
    // The dialog closes by going back, which would cancel this navigation.
    let isBack = false;
    const leave = () => {
      const isShown = [...document.links].some(({ textContent }) => textContent.trim() === link);
      if (isShown && isBack) location.assign('/about');
    };
    new MutationObserver(leave).observe(document, { childList: true, subtree: true });
    addEventListener('popstate', () => {
      isBack = true;
      leave();
    });
  }, name);
  await signIn(page);
  await expect(page).toHaveTitle(/^About us/);
  await expect(entry(page)).toBeAttached();
});

test('two tabs whose tokens expire together refresh once per expiry', async ({ context }) => {
  const one = await open(await context.newPage(), '/terms');
  await signIn(one);
  const two = await context.newPage();
  const before = await server.counts();
  const refreshes = countRefreshes(context);
  for (let round = 0; round < EXPIRIES; round += 1) {
    await server.advance(1);
    await Promise.all([one, two].map((tab) => open(tab, '/terms?account=me')));
    for (const tab of [one, two])
      await expect(tab.getByRole('dialog').getByText('demo@harmattan.example')).toBeVisible();
    // The dialog shows the saved profile first. The token must not expire again before it is refreshed.
    await expect.poll(refreshes).toBe(round + 1);
  }
  await Promise.all([one, two].map((tab) => tab.waitForLoadState('networkidle')));
  const after = await server.counts();
  expect(refreshes()).toBe(EXPIRIES);
  expect(after.refreshes - before.refreshes).toBe(EXPIRIES);
  expect(after.refreshReuse).toBe(before.refreshReuse);
});

test('a login and a logout in one tab show in the other immediately', async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  await one.addInitScript(measureSync, 'Sign in');
  await two.addInitScript(measureSync, name);
  await open(one, '/terms');
  await open(two, '/about');
  await expect(two.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await signIn(one);
  await expect(entry(two)).toBeVisible();
  expect(await syncDelay(two)).toBeLessThan(MAX_DELAY_MS);
  const items = await stored(two);
  expect(items.every(Boolean)).toBe(true);
  expect(await stored(one)).toEqual(items);

  await entry(two).click();
  await two.getByRole('button', { name: 'Log out' }).click();
  await expect(one.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(await syncDelay(one)).toBeLessThan(MAX_DELAY_MS);
  for (const tab of [one, two]) expect(await stored(tab)).toEqual([null, null, null]);
});

test('an expired session keeps a message; logging out in another tab asks, then deletes it', async ({
  context,
}) => {
  const page = await open(await context.newPage(), '/contact');
  await signIn(page);
  const main = page.getByRole('main');
  const message = main.getByLabel('Your message');
  await message.pressSequentially('Where is my car? ');
  await expect(main.getByLabel('Your name')).toHaveValue(name);

  await server.advance(PAST_REFRESH_MINUTES);
  const other = await open(await context.newPage(), '/terms?account=me');
  await expect(other.getByRole('dialog').getByText('Your session has ended')).toBeVisible();
  await message.pressSequentially('It is a red one.');
  await other.getByRole('button', { name: 'Log out on this device' }).click();
  await expect(other.getByRole('group', { name: 'You have an unsent message.' })).toBeFocused();
  await expect(message).toHaveValue('Where is my car? It is a red one.');

  await other.getByRole('button', { name: 'Log out and delete' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  for (const label of ['Your message', 'Your name']) await expect(main.getByLabel(label)).toHaveValue('');
  await page.reload();
  await page.mouse.move(9, 9);
  await hydrated(page);
  await expect(message).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('harmattan.contact-draft'))).toBeNull();
});

test('a quote with an expired token is sent once, with a new token', async ({ page, context }) => {
  await open(page, '/terms');
  await signIn(page);
  await page.evaluate(storeDraft, completeDraft);
  await open(page, '/quote?step=review');
  const main = page.getByRole('main');
  await main.getByLabel(/^Anything else|notes/i).fill('Two keys.');
  await server.advance(1);
  const refreshes = countRefreshes(context);
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: 'Send request' }).click();
  await expect(main.getByRole('heading', { name: 'We have your request' })).toBeVisible();
  expect(refreshes()).toBe(1);
});

test('a token refresh in another tab does not refill a cleared field', async ({ context }) => {
  const one = await open(await context.newPage(), '/terms');
  await signIn(one);
  await one.evaluate(storeDraft, completeDraft);
  await open(one, '/quote?step=contact');
  const first = one.getByRole('main').getByRole('textbox', { name: 'First name' });
  await first.fill('');
  const followed = one.evaluate(
    () =>
      // Called after the page's own listener.
      new Promise<string | null>((resolve) => {
        addEventListener('storage', ({ key, newValue }) => {
          if (key === 'access_token') resolve(newValue);
        });
      }),
  );
  const [before] = await stored(one);
  const refreshes = countRefreshes(context);
  await server.advance(1);
  const two = await open(await context.newPage(), '/terms?account=me');
  // The dialog shows the saved profile before its token is refreshed.
  await expect(two.getByRole('dialog').getByText('demo@harmattan.example')).toBeVisible();
  const access = await followed;
  expect(access).not.toBe(before);
  expect(await stored(two)).toContain(access);
  await expect(first).toHaveValue('');
  await expect(first).toBeFocused();
  expect(refreshes()).toBe(1);
});

test('a quote is sent with invalid tokens', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('access_token', 'stale');
    localStorage.setItem('refresh_token', 'stale');
    localStorage.setItem('user', '{"first_name":"Old"}');
  });
  await page.addInitScript(storeDraft, completeDraft);
  await open(page, '/quote?step=review');
  const main = page.getByRole('main');
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: 'Send request' }).click();
  await expect(main.getByRole('heading', { name: 'We have your request' })).toBeVisible();
});
