import { expect } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { demoAccount } from '../sandbox/seed';
import { violations } from './support/axe';
import { fault } from './support/faults';
import { sampleDevices } from './support/sample';
import { desktop, phone, test, visit } from './support/visit';

interface State {
  readonly name: string;
  /** Brings the page into the state. */
  readonly reach: (page: Page, request: APIRequestContext) => Promise<void>;
}

const press = async (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

async function track(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(email);
  await press(page, 'Track shipment');
}

async function enter(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill(demoAccount.email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** States to check in order, by the URL that the visit starts at. */
const visits: Readonly<Record<string, readonly State[]>> = {
  '/about?account=sign-in': [
    {
      name: 'sign in, with errors',
      reach: async (page) => {
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
        await expect(dialog.getByRole('alert')).toBeVisible();
      },
    },
    {
      name: 'sign in, rejected',
      reach: async (page) => {
        await enter(page, 'wrong');
        await expect(page.getByRole('alert').getByText(/No active account/)).toBeVisible();
      },
    },
    {
      name: 'signed in',
      reach: async (page) => {
        await enter(page, demoAccount.password);
        await expect(page.getByRole('dialog')).toBeHidden();
        await page.goto('/about?account=me');
        await page.mouse.move(7, 7);
        await expect(page.getByText(demoAccount.email)).toBeVisible();
      },
    },
  ],
  '/about?account=register': [
    {
      name: 'a new account, with errors',
      reach: async (page) => {
        await press(page, 'Create account');
        await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
      },
    },
  ],
  '/contact?subject=other': [
    {
      name: 'contact, with errors',
      reach: async (page) => {
        await press(page, 'Send message');
        await expect(page.getByRole('alert')).toBeVisible();
      },
    },
    {
      name: 'contact, not sent',
      reach: async (page, request) => {
        await fault(request, '/api/contact/', '500');
        await page.getByRole('textbox', { name: 'Your message' }).fill('Good morning, a question.');
        await page.getByRole('textbox', { name: 'Your name' }).fill('Ada Obi');
        await page.getByRole('textbox', { name: 'E-mail address' }).fill('ada@example.com');
        await page.getByRole('main').getByRole('checkbox').check();
        await press(page, 'Send message');
        await expect(page.getByText('Your message may have been sent.')).toBeVisible();
      },
    },
  ],
  '/track?reference=HAL-DEMO-SEA1': [
    {
      name: 'track, with errors',
      reach: async (page) => {
        await press(page, 'Track shipment');
        await expect(page.getByRole('alert')).toBeVisible();
      },
    },
    {
      name: 'track, unknown',
      reach: async (page) => {
        await track(page, 'somebody@example.com');
        await expect(page.getByText('We found no shipment with the reference')).toBeVisible();
      },
    },
    {
      name: 'track, failed',
      reach: async (page, request) => {
        // A failed lookup is retried once.
        await fault(request, '/api/quote/status/', '500', 2);
        await track(page, 'other@example.com');
        await expect(page.getByText('We couldn’t look it up.')).toBeVisible({ timeout: 15_000 });
      },
    },
    {
      name: 'track, found',
      reach: async (page) => {
        await track(page, demoAccount.email);
        await expect(page.getByRole('heading', { name: 'In transit' })).toBeVisible();
      },
    },
    {
      name: 'cookies, with something stored',
      reach: async (page) => {
        await visit(page, '/cookies');
        await page.getByText('See and delete single entries').click();
        await expect(page.getByRole('button', { name: /^Delete/ }).first()).toBeVisible();
      },
    },
  ],
  '/track?reference=HAL-DEMO-SEA1&view=journey': [
    {
      name: 'track, a shared shipment',
      reach: async (page) => {
        await track(page, demoAccount.email);
        await expect(page.getByText('Next step: the customer')).toBeVisible();
      },
    },
  ],
  '/port-status?port=NGTIN': [
    {
      name: 'ports, with a detail',
      reach: async (page) => {
        await expect(page.getByText('Get a quote to Tin Can Island')).toBeVisible();
      },
    },
    {
      name: 'ports, no match',
      reach: async (page) => {
        await visit(page, '/port-status?q=zzz');
        await expect(page.getByText('No ports match these filters.')).toBeVisible();
      },
    },
  ],
  '/gallery?picture=hero': [
    {
      name: 'gallery viewer',
      reach: async (page) => {
        await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
      },
    },
  ],
  '/trak': [
    {
      name: 'a page that does not exist',
      reach: async (page) => {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      },
    },
  ],
};

for (const [path, states] of Object.entries(visits)) {
  test(`axe finds nothing: ${states.map(({ name }) => name).join('; ')}`, async ({
    page,
    request,
    allowErrors,
  }) => {
    // Some states need 4xx and 5xx responses, which the browser logs.
    allowErrors(/^Failed to load resource/);
    // The window is resized while pictures load.
    allowErrors(/was preloaded using link preload but not used/);
    await page.setViewportSize(phone);
    await visit(page, path);
    for (const { name, reach } of states) {
      await page.setViewportSize(phone);
      await reach(page, request);
      for (const [device, size] of sampleDevices(name, { phone, desktop })) {
        await page.setViewportSize(size);
        expect(await violations(page), `${name}, on a ${device}`).toEqual([]);
      }
    }
  });
}

test('axe finds nothing: the open menu on a phone and the open Portals menu on a desktop', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await visit(page, '/services/inspection');
  await page.getByLabel('Menu', { exact: true }).click();
  await expect(page.getByRole('link', { name: /Client Portal/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize(desktop);
  await page.getByText('Portals', { exact: true }).first().click();
  await expect(page.getByRole('link', { name: /Client Portal/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing: the pop-up', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, '/');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize(desktop);
  expect(await violations(page)).toEqual([]);
});
