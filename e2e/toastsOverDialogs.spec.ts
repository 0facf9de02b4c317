import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { violations } from './support/axe';
import { desktop, phone, test, visit } from './support/visit';

const REFUSED = 'No active account found with the given credentials';

/** Opens the account dialog and fails to sign in: the toast of the error catalogue comes. */
async function failSignIn(page: Page): Promise<{ dialog: Locator; toast: Locator }> {
  await visit(page, '/about?account=sign-in');
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel('E-mail').fill('demo@harmattan.example');
  await dialog.getByLabel('Password', { exact: true }).fill('wrong');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  const toast = page.locator('.Toastify__toast');
  await expect(toast).toContainText(REFUSED);
  await expect(dialog.getByRole('alert')).toBeFocused();
  // At its place and paused, so that it is still there however slow the machine.
  await toast.evaluate((element) => {
    for (const animation of element.getAnimations({ subtree: true })) {
      if (element === (animation.effect as KeyframeEffect).target) animation.finish();
    }
  });
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  return { dialog, toast };
}

/** Whether the point in the middle of an element belongs to it, rather than to something above it. */
const isOnTop = (element: Locator) =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/** Role and name of everything that the browser hands to a screen reader: nothing inert is among it. */
async function readable(page: Page): Promise<readonly string[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => `${String(role?.value)} ${String(name?.value)}`);
}

for (const [name, size] of Object.entries({ desktop, phone })) {
  test(`a toast lies above the open dialog and closes by the mouse: ${name}`, async ({
    page,
    allowComplaints,
  }) => {
    allowComplaints(/401/);
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

test('a toast over a dialog closes by the keyboard, and the focus goes back', async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(/401/);
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

test('a toast outlives the dialog over which it came', async ({ page, allowComplaints }) => {
  allowComplaints(/401/);
  await page.setViewportSize(desktop);
  const { dialog, toast } = await failSignIn(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await isOnTop(toast)).toBe(true);
  await toast.getByRole('button', { name: 'close' }).click();
  await expect(toast).toBeHidden();
});

test('a toast is above a dialog that opens after it', async ({ page, allowComplaints }) => {
  allowComplaints(/401/);
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
