import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { sampleDevices } from './support/sample';
import { desktop, phone, test, visit } from './support/visit';

const MAX_STOPS = 120;

/** Presses Tab until the element has focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not reached by ${String(MAX_STOPS)} presses of Tab: ${target.toString()}`);
}

/** Tab focuses the first radio button of a group; the arrow keys choose another. */
async function choose(page: Page, legend: string, presses: number): Promise<void> {
  const radios = page.getByRole('group', { name: legend, exact: true }).getByRole('radio');
  await tabTo(page, radios.first());
  await page.keyboard.press('Space');
  for (let press = 0; press < presses; press += 1) await page.keyboard.press('ArrowDown');
  await expect(radios.nth(presses)).toBeChecked();
}

async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Tabs to the button and presses Enter. */
async function submit(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('main').getByRole('button', { name }));
  await page.keyboard.press('Enter');
}

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name });

for (const [name, viewport] of sampleDevices('keyboard', { phone, desktop })) {
  test.describe(`by keyboard only on a ${name}`, () => {
    test.use({ viewport });

    test('a quote can be sent', async ({ page }) => {
      await visit(page, '/quote');
      const main = page.getByRole('main');
      await submit(page, 'Auto shipping');
      await expect(heading(page, 'What are we moving?')).toBeFocused();
      // With no answer, the summary takes the focus, and its link leads to the question.
      await submit(page, 'Continue');
      await expect(main.getByRole('alert')).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(
        page.getByRole('group', { name: 'Type of vehicle', exact: true }).getByRole('radio').first(),
      ).toBeFocused();
      await choose(page, 'Type of vehicle', 1);
      await choose(page, 'Does it run?', 0);
      await submit(page, 'Continue');
      await expect(heading(page, 'Where is it, and where’s it going?')).toBeFocused();
      await write(page, main.getByLabel('Where is it now?'), 'Maryland');
      await write(page, main.getByLabel('Where’s it going?'), 'Lagos');
      await submit(page, 'Continue');
      await expect(heading(page, 'How do we reach you?')).toBeFocused();
      await write(page, main.getByLabel('First name'), 'Ada');
      await write(page, main.getByLabel('Last name'), 'Obi');
      await write(page, main.getByRole('textbox', { name: 'E-mail' }), 'ada@example.com');
      await write(page, main.getByRole('textbox', { name: 'Phone' }), '+2348012345678');
      await submit(page, 'Continue');
      await expect(heading(page, 'Check it, then send it')).toBeFocused();
      await choose(page, 'How should we reach you?', 1);
      await tabTo(page, main.getByRole('checkbox'));
      await page.keyboard.press('Space');
      await submit(page, 'Send request');
      await expect(heading(page, 'We have your request')).toBeFocused();
    });

    test('the error summary of a message takes the focus and links to the fields', async ({ page }) => {
      await visit(page, '/contact');
      await submit(page, 'Send message');
      const summary = page.getByRole('main').getByRole('alert');
      await expect(summary).toBeFocused();
      const field = await summary.getByRole('link').first().getAttribute('href');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.locator(field ?? '')).toBeFocused();
    });

    test('the skip link is first and skips the header', async ({ page }) => {
      await visit(page, '/about');
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    });

    test('every tab stop has a visible focus ring and is in the window', async ({ page }) => {
      await visit(page, '/contact');
      const stops = new Set<string>();
      for (let stop = 0; stop < 40; stop += 1) {
        await page.keyboard.press('Tab');
        const seen = await page.evaluate(() => {
          const element = document.activeElement;
          if (!element || element === document.body) return undefined;
          const style = getComputedStyle(element);
          const { top, bottom } = element.getBoundingClientRect();
          return {
            name: `${element.tagName} ${element.textContent.trim() || element.id}`,
            ring: style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth),
            inWindow: bottom > 0 && top < window.innerHeight,
          };
        });
        if (!seen) break;
        stops.add(seen.name);
        expect(seen.ring, seen.name).toBeGreaterThanOrEqual(3);
        expect(seen.inWindow, seen.name).toBe(true);
      }
      expect(stops.size).toBeGreaterThan(20);
    });

    test('following a link with Enter focuses the new heading', async ({ page }) => {
      await visit(page, '/services');
      await tabTo(
        page,
        page.getByRole('main').getByRole('link', { name: 'Inspection', exact: true }).first(),
      );
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/services\/inspection$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
  });
}
