import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { makeReferralCode } from '../src/lib/referralCode';
import { actionTypes, jumpTo, latest, storage, unserializable } from './support/devTools';
import { waitForIdle } from './support/requests';
import { isNightly } from './support/sample';
import { startServer } from './support/servers';
import type { TestServer } from './support/servers';
import { signIn } from './support/session';
import { installTimeMachine, openInDevelopment } from './support/timeMachine';
import { desktop } from './support/visit';

/** Every request of the port status page. */
const PORT_REQUESTS = new Set(['/status/', '/api/ports/', '/api/ports/status/']);
// Vite serves the development build file by file.
test.slow();
let server: TestServer;

test.use({ viewport: desktop });
test.beforeAll(async () => {
  server = await startServer('development');
});
test.afterAll(() => server.stop());

/** Redux Toolkit's development checks warn when they are slow, which only means a busy machine. */
const isTimingWarning = (text: string) => /Middleware took \d+ms/.test(text);

/** Console errors and backend requests. */
let errors: string[];
let requests: string[];

test.beforeEach(async ({ page, context }) => {
  await server.reset();
  await installTimeMachine(context);
  errors = [];
  requests = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isTimingWarning(message.text()))
      errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:api|health|status)\//.test(pathname)) requests.push(pathname);
  });
});
test.afterEach(async ({ page }) => {
  expect(errors).toEqual([]);
  expect(await unserializable(page)).toEqual([]);
});

const open = (page: Page, path: string) => openInDevelopment(page, server.base + path);

const popup = (page: Page) => page.getByRole('dialog', { name: "Access The World's Largest Auto Auctions" });
const portals = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Client Portal/ });
const entry = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

/** Reads the countdown and its state together, because it keeps running. */
const countdownNow = (page: Page) =>
  page.evaluate(() => ({
    at: (window.timeMachine?.lifted.getState().stagedActionIds.length ?? 0) - 1,
    left: Number(/in (\d+) second/.exec(document.querySelector('dialog[open]')?.textContent ?? '')?.[1]),
  }));

test('time travel changes the screen and nothing else', async ({ page }) => {
  test.skip(!isNightly, 'it waits for many notices to close');
  // Not on the home page, where the pop-up would cover the menu.
  await open(page, '/terms');
  const moments: { at: number; shows: () => Promise<void> }[] = [];
  /** Records a check of the current screen, to be repeated after a jump to this state. */
  const remember = async (shows: () => Promise<void>) => {
    await shows();
    moments.push({ at: await latest(page), shows });
  };

  await remember(() => expect(portals(page)).toBeHidden());
  await page.getByText('Portals', { exact: true }).first().click();
  await remember(async () => {
    await expect(portals(page)).toBeVisible();
    await expect(popup(page)).toBeHidden();
  });
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(popup(page)).toContainText(/in [1-5]\d seconds/);
  const { at, left } = await countdownNow(page);
  moments.push({
    at,
    shows: async () => {
      await expect(portals(page)).toBeHidden();
      await expect(popup(page)).toContainText(`Auto-closes in ${String(left)} seconds`);
    },
  });
  await popup(page).getByRole('button', { name: 'Maybe Later' }).click();
  await remember(async () => {
    await expect(popup(page)).toBeHidden();
    await expect(entry(page, 'Sign in')).toBeVisible();
  });
  await signIn(page);
  await expect(toast(page, 'Login successful!')).toBeHidden({ timeout: 20_000 });
  await remember(async () => {
    await expect(entry(page, 'Demo Visitor')).toBeVisible();
    await expect(toast(page, 'Login successful!')).toBeHidden();
  });
  await entry(page, 'Demo Visitor').click();
  await expect(page.getByRole('dialog').getByText('demo@harmattan.example')).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await remember(async () => {
    await expect(entry(page, 'Sign in')).toBeVisible();
    await expect(toast(page, 'Logged out successfully')).toBeVisible();
  });
  await expect(toast(page, 'Logged out successfully')).toBeHidden({ timeout: 20_000 });
  await remember(() => expect(toast(page, 'Logged out successfully')).toBeHidden());

  const before = {
    stored: await storage(page),
    actions: await actionTypes(page),
    requestCount: requests.length,
  };
  const steps = [6, 0, 4, 2, 1, 5, 3, 4, 0, 6, 2, 6];
  for (const step of steps) {
    const moment = moments[step];
    if (!moment) throw new Error('no such moment');
    await jumpTo(page, moment.at);
    await moment.shows();
  }
  // A toast restored by a jump closes again after five seconds.
  const others = (types: readonly unknown[]) =>
    types.filter((type) => type !== 'notifications/notificationClosed');
  expect(others(await actionTypes(page))).toEqual(others(before.actions));
  // Jumping is not a login or logout, so the stored session doesn't change.
  expect(await storage(page)).toEqual(before.stored);
  expect(requests).toHaveLength(before.requestCount);
});

test('fetched data follows the jumps without being refetched', async ({ page }) => {
  await open(page, '/port-status');
  const news = page.getByRole('main').getByText(/^Updated just now/);
  await expect(news).toBeVisible();
  await expect.poll(() => new Set(requests)).toEqual(PORT_REQUESTS);
  const requestsBefore = [...requests];
  const [end, actions] = [await latest(page), await actionTypes(page)];
  for (let index = end; index >= 0; index -= 1) await jumpTo(page, index);
  for (let index = 0; index <= end; index += 1) await jumpTo(page, index);
  await expect(news).toBeVisible();
  await waitForIdle(page);
  // `waitForIdle` itself sends the last request.
  expect(requests).toEqual([...requestsBefore, '/health/']);
  // RTK Query batches internal subscription actions by up to half a second.
  const withoutInternal = (types: readonly unknown[]) =>
    types.filter((type) => !String(type).startsWith('api/internal'));
  expect(withoutInternal(await actionTypes(page))).toEqual(withoutInternal(actions));
});

test('every action type says what happened', async ({ page }) => {
  await open(page, `/shop?ref=${makeReferralCode()}`);
  await page.getByRole('button', { name: 'Add to my list: Pickup' }).click();
  await page.getByRole('button', { name: 'One more: Pickup' }).first().click();
  await page.getByRole('button', { name: 'OK' }).click();
  await signIn(page);
  await entry(page, 'Demo Visitor').click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Log out and delete' }).click();
  const types = new Set(await actionTypes(page));
  // Slice name and event.
  for (const type of types)
    if (type !== '@@INIT') expect(type).toMatch(/^(?:persist\/[A-Z]+|[a-zA-Z]+(?:\/[a-zA-Z]+){1,2})$/);
  for (const type of ['device/valueChanged', 'referral/referralReceived', 'auth/signedIn', 'auth/signedOut'])
    expect(types).toContain(type);
});
