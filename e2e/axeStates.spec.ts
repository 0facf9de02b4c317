import { expect } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { violations } from './support/axe';
import { fault } from './support/faults';
import { desktop, phone, test, visit } from './support/visit';

interface State {
  readonly name: string;
  readonly path: string;
  /** Brings the page into the state, and waits until it is there. */
  readonly reach: (page: Page, request: APIRequestContext) => Promise<void>;
}

const press = async (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

async function track(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(email);
  await press(page, 'Track the shipment');
}

const states: readonly State[] = [
  {
    name: 'sign in, with errors',
    path: '/about?account=sign-in',
    reach: async (page) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(dialog.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'sign in, refused',
    path: '/about?account=sign-in',
    reach: async (page) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('E-mail').fill('demo@harmattan.example');
      await dialog.getByLabel('Password', { exact: true }).fill('wrong');
      await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(dialog.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'a new account, with errors',
    path: '/about?account=register',
    reach: async (page) => {
      await press(page, 'Create the account');
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'signed in',
    path: '/about?account=sign-in',
    reach: async (page) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('E-mail').fill('demo@harmattan.example');
      await dialog.getByLabel('Password', { exact: true }).fill('sandbox-demo-1');
      await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(dialog).toBeHidden();
      await page.goto('/about?account=me');
      await page.mouse.move(7, 7);
      await expect(page.getByText('demo@harmattan.example')).toBeVisible();
    },
  },
  {
    name: 'contact, with errors',
    path: '/contact',
    reach: async (page) => {
      await press(page, 'Send the message');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'contact, not sent',
    path: '/contact?subject=other',
    reach: async (page, request) => {
      await fault(request, '/api/contact/', '500');
      await page.getByLabel('Your message').fill('Good morning, a question.');
      await page.getByLabel('Your name').fill('Ada Obi');
      await page.getByLabel('E-mail address').fill('ada@example.com');
      await page.getByRole('main').getByRole('checkbox').check();
      await press(page, 'Send the message');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'track, with errors',
    path: '/track',
    reach: async (page) => {
      await press(page, 'Track the shipment');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'track, found',
    path: '/track?reference=HAL-DEMO-SEA1',
    reach: async (page) => {
      await track(page, 'demo@harmattan.example');
      await expect(page.getByRole('heading', { name: 'In transit' })).toBeVisible();
    },
  },
  {
    name: 'track, unknown',
    path: '/track?reference=HAL-DEMO-SEA1',
    reach: async (page) => {
      await track(page, 'somebody@example.com');
      await expect(page.getByText('No shipment with the reference')).toBeVisible();
    },
  },
  {
    name: 'track, failed',
    path: '/track?reference=HAL-DEMO-SEA1',
    reach: async (page, request) => {
      await fault(request, '*', '500');
      await track(page, 'demo@harmattan.example');
      await expect(page.getByText('We could not look it up.')).toBeVisible({ timeout: 15_000 });
    },
  },
  {
    name: 'ports, with a detail',
    path: '/port-status?port=NGTIN',
    reach: async (page) => {
      await expect(page.getByText('Get a quote to Tin Can Island')).toBeVisible();
    },
  },
  {
    name: 'ports, none fits',
    path: '/port-status?q=zzz',
    reach: async (page) => {
      await expect(page.getByText('No port fits these filters.')).toBeVisible();
    },
  },
  {
    name: 'gallery viewer',
    path: '/gallery?picture=hero',
    reach: async (page) => {
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    },
  },
  {
    name: 'cookies, with something stored',
    path: '/track?reference=HAL-DEMO-SEA1',
    reach: async (page) => {
      await track(page, 'demo@harmattan.example');
      await expect(page.getByRole('heading', { name: 'In transit' })).toBeVisible();
      await visit(page, '/cookies');
      await expect(page.getByRole('button', { name: /^Delete/ }).first()).toBeVisible();
    },
  },
  {
    name: 'a page that there is not',
    path: '/trak',
    reach: async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
];

for (const { name, path, reach } of states) {
  test(`axe finds nothing: ${name}`, async ({ page, request, allowComplaints }) => {
    // Answers of 4xx and 5xx are what some states are for; the browser logs them.
    allowComplaints(/^Failed to load resource/);
    await page.setViewportSize(phone);
    await visit(page, path);
    await reach(page, request);
    expect(await violations(page), 'on a phone').toEqual([]);
    await page.setViewportSize(desktop);
    expect(await violations(page), 'on a desktop').toEqual([]);
  });
}

test('axe finds nothing: the menu of a phone and the portals of a desktop, open', async ({ page }) => {
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
