import { expect } from '@playwright/test';
import { paths } from '../src/config/paths';
import { buyerTools } from '../src/content/services/carPurchase';
import { company } from './support/company';
import { desktop, phone, test } from './support/visit';

test.use({ javaScriptEnabled: false, viewport: phone });

test('every page is readable and every internal link works', async ({ page, request }) => {
  const targets = new Set<string>();
  for (const route of Object.values(paths)) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(company.hours);
    await expect(page.getByRole('navigation', { name: 'Get in touch' })).toBeVisible();
    await expect(page.getByText(/^Loading(…| the map| port status)/).filter({ visible: true })).toHaveCount(
      0,
    );
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const link of links) targets.add(link.replace(/[?#].*/, ''));
  }
  expect(targets.size).toBeGreaterThanOrEqual(Object.keys(paths).length);
  for (const target of targets) expect((await request.get(target)).status(), target).toBe(200);
});

test('the menu opens and its links work', async ({ page }) => {
  await page.goto('/about');
  await page.getByLabel('Menu').click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('the footer is short, and its folded parts open', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  // A company's own name may be longer and wrap, as in `npm run check:editing`.
  const most = process.env.EDITED_TEXTS === '1' ? 700 : 600;
  expect((await footer.boundingBox())?.height).toBeLessThan(most);
  for (const [title, inside] of [
    ['Services', footer.getByRole('link', { name: 'Logistics' })],
    ['Nigeria head office', footer.getByText('Apapa, Lagos')],
  ] as const) {
    await expect(inside).toBeHidden();
    await footer.locator('summary').filter({ hasText: title }).click();
    await expect(inside).toBeVisible();
  }
});

test('what phones fold to its title opens', async ({ page }) => {
  for (const [path, title, inside] of [
    ['/about', 'You can check it’s really us', 'call us before you pay'],
    ['/services/car-purchase', buyerTools.paymentTitle, buyerTools.paymentIntro],
  ] as const) {
    await page.goto(path);
    const text = page.getByText(inside);
    await expect(text).toBeHidden();
    await page.locator('main summary').filter({ hasText: title }).click();
    await expect(text).toBeVisible();
  }
});

test('a situation shows the services it needs', async ({ page }) => {
  await page.goto('/services');
  const link = page.getByRole('group', { name: 'Which one do I need?' }).getByRole('link');
  await expect(link).toHaveText(['Auto shipping', /^Pickup and trucking/]);
  await page.getByText('I found a car and want it inspected').click();
  await expect(link).toHaveText(['Inspection']);
});

test('both home page tools are plain forms', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Reference').fill('HAL-DEMO-SEA1');
  await page.getByRole('button', { name: 'Track a shipment' }).click();
  await expect(page).toHaveURL(/\/track\?reference=HAL-DEMO-SEA1$/);
  await page.goto('/');
  await page.getByRole('button', { name: 'Start a quote' }).click();
  await expect(page).toHaveURL(/\/quote\?/);
});

test('buttons that need scripts are disabled', async ({ page }) => {
  for (const [route, names] of [
    ['/port-status', ['Share']],
    ['/carriers', ['Print this page', 'Print checklist', 'Start over']],
    ['/services/inspection', ['Print the list']],
  ] as const) {
    await page.goto(route);
    for (const name of names) await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
  }
});

test('nothing links to the account, which needs scripts', async ({ page }) => {
  await page.goto('/about');
  await page.getByLabel('Menu').click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  await page.setViewportSize(desktop);
  await expect(page.getByRole('banner').getByRole('link', { name: company.email })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
});

test('headings and text have the typeface from the first paint, without a file', async ({
  page,
  context,
}) => {
  await page.route('**/fonts/**', (route) => route.abort());
  const devTools = await context.newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const familiesOf = async (selector: string) => {
    const { root } = await devTools.send('DOM.getDocument');
    const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ familyName, isCustomFont }) => ({ familyName, isCustomFont }));
  };
  for (const route of [paths.home, paths.contact, paths.track]) {
    await page.goto(route);
    for (const selector of ['h1', 'main p', 'main a', 'footer p'])
      expect(await familiesOf(selector), `${route} ${selector}`).toEqual([
        { familyName: expect.stringMatching(/^Archivo/), isCustomFont: true },
      ]);
  }
});
