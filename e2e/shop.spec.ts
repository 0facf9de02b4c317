import { expect } from '@playwright/test';
import { violations } from './support/axe';
import { horizontalOverflow } from './support/layout';
import { sampleDevices } from './support/sample';
import { desktop, phone, test, visit } from './support/visit';

const note = 'Tacoma 2015, clean title';

for (const [name, viewport] of sampleDevices('shop', { phone, desktop })) {
  test(`on a ${name}: a list is built, restored, and sent as a message`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await visit(page, '/shop');
    await page.getByRole('button', { name: 'Add to my list: Pickup' }).click();
    const pickup = page.getByRole('group', { name: 'Pickup' });
    await expect(pickup).toBeFocused();
    await pickup.getByRole('button', { name: 'One more: Pickup' }).click();
    await pickup.getByLabel(/^Note/).fill(note);
    await page.getByRole('textbox', { name: 'What is it?' }).fill('Diesel generator, 20 kVA');
    await page.keyboard.press('Enter');
    expect(await violations(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);

    await visit(page, '/about');
    const badge = page.getByRole('link', { name: /Your shop list.*2 items/i });
    await expect(badge).toHaveCount(1);
    expect((await badge.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await badge.click();
    const list = page.getByRole('region', { name: 'Your list', exact: true });
    await expect(list).toBeInViewport();
    await expect(list.getByRole('textbox', { name: 'How many: Pickup' })).toHaveValue('2');
    await list.getByRole('link', { name: 'Send it as a message' }).click();
    await expect(page.getByRole('textbox', { name: /message/i })).toHaveValue(
      `2 × Pickup (${note})\n1 × Diesel generator, 20 kVA`,
    );
  });
}

test('on a phone a bar shows the list, hides while the visitor types, and links to the quote', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await visit(page, '/shop');
  const bar = page.getByRole('navigation', { name: 'Your list so far' });
  await expect(bar).toHaveCount(0);
  await page.getByRole('button', { name: 'Add to my list: Pickup' }).click();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('navigation', { name: 'Get in touch' })).toBeHidden();
  await page.getByRole('group', { name: 'Pickup' }).getByLabel(/^Note/).focus();
  await expect(bar).not.toBeInViewport();
  await page.keyboard.press('Shift+Tab');
  await expect(bar).toBeInViewport({ ratio: 1 });
  await bar.getByRole('link', { name: 'Get a quote' }).click();
  await expect(page).toHaveURL(/\/quote/);
  await expect(page.getByRole('heading', { name: 'What are you looking for?' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Pickup' })).toBeChecked();
});
