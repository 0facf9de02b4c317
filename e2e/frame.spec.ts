import { expect } from '@playwright/test';
import { countPending, holdRequests } from './support/requests';
import { desktop, hydrated, narrow, phone, test, visit } from './support/visit';

const quickTools = ['Port Status', 'Terminal', 'Track Shipment'];

test('the Quick Tools are in the top bar, under their label', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/about');
  const tools = page.getByRole('navigation', { name: 'Quick Tools' });
  await expect(tools.getByText('Quick Tools')).toBeVisible();
  await expect(tools.getByRole('link')).toHaveText(quickTools);
});

for (const [name, size] of Object.entries({ narrow, phone }))
  test(`the header is one row with the badge, and the menu has the Quick Tools: ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await visit(page, '/about');
    const header = page.getByRole('banner').first();
    expect((await header.boundingBox())?.height).toBeLessThanOrEqual(57);
    await expect(header.getByRole('link', { name: 'Earn $50-$100 NEW' })).toBeVisible();
    await page.getByLabel('Menu', { exact: true }).click();
    await expect(header.locator('details').getByText('Quick Tools')).toBeVisible();
    for (const tool of quickTools)
      await expect(header.getByRole('link', { name: tool, exact: true })).toBeVisible();
  });

test('on a large screen the header shows everything', async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, '/services/inspection');
  const header = page.getByRole('banner').first();
  for (const name of quickTools) await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Earn $50-$100 NEW' })).toBeVisible();
  await expect(header.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(header.locator('a[href^="mailto:"]')).toBeVisible();
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Home', 'Services', 'Vehicle Sourcing', 'About Us', 'Contact', 'Shop'])
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
  // A section is active for its sub-paths too.
  await expect(main.getByRole('link', { name: 'Services' })).toHaveAttribute('aria-current', /page|true/);

  await page.getByText('Portals', { exact: true }).first().click();
  for (const name of ['Client Portal', 'Drivers Portal', 'Admin Portal']) {
    const link = header.getByRole('link', { name: new RegExp(name) });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await page.keyboard.press('Escape');
  await expect(header.getByRole('link', { name: /Client Portal/ })).toBeHidden();
});

test('on a phone the menu closes on an outside click, on Escape and on route change', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, '/about');
  const button = page.getByLabel('Menu', { exact: true });
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' });
  await button.click();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.mouse.click(180, 735);
  await expect(link).toBeHidden();
  await button.click();
  await link.click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(link).toBeHidden();
});

test('the first click on the menu works before hydration', async ({ page }) => {
  await page.setViewportSize(phone);
  const code = await holdRequests(page, '**/assets/*.js');
  // The page's load event waits for code, too.
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByLabel('Menu', { exact: true }).click();
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' });
  await expect(link).toBeVisible();
  code.release();
  await hydrated(page);
  await expect(link).toBeVisible();
  await page.getByLabel('Menu', { exact: true }).click();
  await expect(link).toBeHidden();
});

test('a route change scrolls to the top, moves focus and title; back restores the position', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await visit(page, '/about');
  await page.evaluate(() => {
    window.scrollTo(0, 900);
  });
  const top = page.getByRole('button', { name: /top/i });
  await expect(top).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await footer.locator('summary').filter({ hasText: 'Quick links' }).click();
  await footer.getByRole('link', { name: 'Services', exact: true }).click();
  await expect(page).toHaveTitle(/^Services/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(/^About us/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  // By keyboard, because the button hides when it would cover a control.
  await page.getByRole('button', { name: /top/i }).press('Enter');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('text typed before hydration is kept', async ({ page }) => {
  const code = await holdRequests(page, '**/assets/*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  const name = page.getByRole('main').getByRole('textbox').first();
  await name.pressSequentially('Ada Obi', { delay: 20 });
  code.release();
  await hydrated(page);
  await expect(name).toHaveValue('Ada Obi');
});

test('a hovered link’s page opens even if the connection drops before the click', async ({
  page,
  context,
  allowErrors,
}) => {
  await page.setViewportSize(desktop);
  await visit(page, '/about');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
  const pending = countPending(page);
  await Promise.all([page.waitForResponse(/CareersPage.*\.js/), link.hover()]);
  await expect.poll(pending).toBe(0);
  // Its picture cannot load.
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await link.click();
  await expect(page).toHaveTitle(/^Careers/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
