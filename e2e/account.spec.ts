import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { signIn } from './support/session';
import { desktop, hydrated, phone, test, visit } from './support/visit';

const violations = async (page: Parameters<typeof visit>[0]) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);

test('signs in over a page, stays signed in through a reload, and logs out', async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, '/about');
  await page.getByRole('link', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel('E-mail').fill('demo@harmattan.example');
  await dialog.getByLabel('Password', { exact: true }).fill('sandbox-demo-1');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Login successful!')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');

  await page.reload();
  await page.mouse.move(9, 9);
  await page.getByRole('link', { name: 'Demo Visitor' }).click();
  const me = page.getByRole('dialog', { name: 'Signed in as Demo Visitor' });
  await expect(me.getByText('demo@harmattan.example')).toBeVisible();
  await me.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('access_token');
});

test('opens from a URL on a phone, and Escape returns to the page', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, '/services?account=register');
  const dialog = page.getByRole('dialog', { name: 'Create an account' });
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog.getByRole('alert')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/services$/);
});

test('leaves no history entry when closed right after opening', async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, '/services');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL(/\/careers$/);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/careers$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/services$/);
});

test('opens in a new tab from its link', async ({ page, context }) => {
  await page.setViewportSize(desktop);
  await visit(page, '/services');
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Sign in' }).click({ modifiers: ['ControlOrMeta'] });
  // A background tab starts late on a busy machine.
  await expect((await opening).getByRole('dialog', { name: 'Sign in' })).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('Back after a logout does not bring back the deleted message', async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, '/contact');
  const message = page.getByRole('form').getByLabel('Your message');
  const name = page.getByRole('form').getByLabel('Your name');
  await message.fill('Which papers?');
  await name.fill('Ada Obi');
  await visit(page, '/about');
  await signIn(page);
  await page.getByRole('link', { name: 'Demo Visitor' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Log out and delete' }).click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  await page.goto('/terms');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
  await hydrated(page);
  await expect(message).toHaveValue('');
  await expect(name).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('harmattan.contact-draft'))).toBeNull();
});
