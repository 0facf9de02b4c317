import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { violations } from './support/axe';
import { countPrints } from './support/files';
import { horizontalOverflow } from './support/layout';
import { sampleDevices } from './support/sample';
import { desktop, phone, test, visit, visitWithTools } from './support/visit';

const lists = [
  { path: '/services/auto-shipping', name: 'Prepare the car' },
  { path: '/carriers', name: 'Gate-in checklist' },
  { path: '/services/international', name: 'Your documents' },
] as const;

/** Expands the preparation list, which is collapsed on a phone. */
async function expand(list: Locator): Promise<void> {
  const fold = list.getByText(/^See all \d+ items$/);
  if (await fold.isVisible()) await fold.click();
}

/** How light the lightest words of a list are, from 0 to 255. */
const lightest = (list: Locator) =>
  list
    .locator('label span')
    .evaluateAll((words) =>
      Math.max(
        ...words.map((word) => Math.max(...(getComputedStyle(word).color.match(/\d+/g) ?? []).map(Number))),
      ),
    );

for (const [size, viewport] of sampleDevices('checklists', { phone, desktop }))
  for (const { path, name } of lists)
    test(`on a ${size}: “${name}” is checked by keyboard, saved, and printed on its own`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await visitWithTools(page, path);
      const list = page.getByRole('region', { name });
      const box = list.getByRole('checkbox').nth(1);
      await expand(list);
      await box.focus();
      await page.keyboard.press('Space');
      await expect(box).toBeChecked();
      expect((await box.locator('xpath=ancestor::label').boundingBox())?.height).toBeGreaterThanOrEqual(44);
      expect(await violations(page)).toEqual([]);
      expect(await horizontalOverflow(page)).toBe(0);
      await page.reload();
      await visitWithTools(page, path);
      await expand(list);
      await expect(box).toBeChecked();

      const prints = await countPrints(page);
      await list.getByRole('button', { name: 'Print checklist' }).click();
      expect(await prints()).toBe(1);
      await page.emulateMedia({ media: 'print' });
      // Playwright doesn't count details opened by CSS as visible, so this checks the box.
      expect(await box.boundingBox()).not.toBeNull();
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Print checklist' })).toBeHidden();
      await expect(list.getByText('saved on this device')).toBeHidden();
      // Light words of a dark panel would be gone on white paper.
      expect(await lightest(list)).toBeLessThan(128);
      const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

      await page.emulateMedia({ media: 'screen' });
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      await list.getByRole('button', { name: 'Start over' }).click();
      await expect(box).not.toBeChecked();
    });

test('on a phone the preparation list, and the reasons at the gate, are collapsed until opened', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await visitWithTools(page, '/services/auto-shipping');
  const list = page.getByRole('region', { name: 'Prepare the car' });
  await expect(list.getByRole('checkbox').first()).toBeHidden();
  await expect(list.getByText('0 of 11 done')).toBeVisible();
  await expand(list);
  await expect(list.getByRole('checkbox').first()).toBeVisible();

  await visit(page, '/carriers');
  const gate = page.getByRole('region', { name: 'Gate-in checklist' });
  const reason = gate.getByText('Proves the sale.');
  await expect(reason).toBeHidden();
  await gate.getByText('Why each one matters').click();
  await expect(reason).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the preparation list is readable', async ({ page }) => {
    await page.goto('/services/auto-shipping');
    const list = page.getByRole('region', { name: 'Prepare the car' });
    expect(await list.getByText(/^Wash it/).boundingBox()).not.toBeNull();
    await expect(list.getByRole('button', { name: 'Print checklist' })).toBeDisabled();
  });
});
