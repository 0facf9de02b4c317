import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { violations } from './support/axe';
import { desktop, phone, test, visit } from './support/visit';

const REJECTED = 'No active account found with the given credentials';

/** Opens the account dialog and fails to sign in, which shows a toast. */
async function failSignIn(page: Page): Promise<{ dialog: Locator; toast: Locator }> {
  await visit(page, '/about?account=sign-in');
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel('E-mail').fill('demo@harmattan.example');
  await dialog.getByLabel('Password', { exact: true }).fill('wrong');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  const toast = page.locator('.Toastify__toast');
  await expect(toast).toContainText(REJECTED);
  await expect(dialog.getByRole('alert')).toBeFocused();
  // Finishes its entrance and pauses it, so that it is still there on a slow machine.
  await toast.evaluate((element) => {
    for (const animation of element.getAnimations({ subtree: true })) {
      if (element === (animation.effect as KeyframeEffect).target) animation.finish();
    }
  });
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  return { dialog, toast };
}

/** Whether nothing covers the center of the element. */
const isOnTop = (element: Locator) =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/** Role and name of everything exposed to screen readers, which excludes inert content. */
async function readable(page: Page): Promise<readonly string[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => `${String(role?.value)} ${String(name?.value)}`);
}

for (const [name, size] of Object.entries({ desktop, phone })) {
  test(`a toast is above the open dialog and closes on a click: ${name}`, async ({ page, allowErrors }) => {
    allowErrors(/401/);
    await page.setViewportSize(size);
    const { dialog, toast } = await failSignIn(page);
    expect(await isOnTop(toast)).toBe(true);
    expect(await readable(page)).toEqual(
      expect.arrayContaining(['region Notifications Alt+T', 'button close']),
    );
    expect(await violations(page)).toEqual([]);
    await toast.getByRole('button', { name: 'close' }).click();
    await expect(toast).toBeHidden();
    await expect(dialog).toBeVisible();
  });
}

test('a toast over a dialog closes by keyboard and returns the focus', async ({ page, allowErrors }) => {
  allowErrors(/401/);
  await page.setViewportSize(desktop);
  const { dialog, toast } = await failSignIn(page);
  await page.keyboard.press('Alt+t');
  await expect(toast).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button', { name: 'close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast).toBeHidden();
  await expect(dialog.getByRole('alert')).toBeFocused();
});

test('a toast stays when its dialog closes', async ({ page, allowErrors }) => {
  allowErrors(/401/);
  await page.setViewportSize(desktop);
  const { dialog, toast } = await failSignIn(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await isOnTop(toast)).toBe(true);
  await toast.getByRole('button', { name: 'close' }).click();
  await expect(toast).toBeHidden();
});

test('a toast stays above a dialog opened after it', async ({ page, allowErrors }) => {
  allowErrors(/401/);
  await page.setViewportSize(desktop);
  const { dialog, toast } = await failSignIn(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(dialog).toBeVisible();
  expect(await isOnTop(toast)).toBe(true);
  await toast.getByRole('button', { name: 'close' }).click();
  await expect(toast).toBeHidden();
  await expect(dialog).toBeVisible();
});
