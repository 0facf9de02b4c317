import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { company } from './support/company';
import { violations } from './support/axe';
import { desktop, narrow, phone, test, visit } from './support/visit';

const barOf = (page: Page) => page.getByRole('navigation', { name: 'Get in touch' });
const toTopOf = (page: Page) => page.getByRole('button', { name: 'Scroll to top' });
const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => {
    window.scrollTo({ top, behavior: 'instant' });
  }, y);

/** Scrolls the element to the middle of the window. */
const bringToMiddle = (place: Locator) =>
  place.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });

test('the bar on a phone links to a quote, WhatsApp and a call', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, '/gallery');
  await scrollTo(page, 1000);
  const links = barOf(page).getByRole('link');
  await expect(links).toHaveText(['Get a quote', /^WhatsApp/, 'Call']);
  // With the page in the message.
  expect((await links.nth(1).getAttribute('href'))?.startsWith(`${company.whatsapp.href}?text=`)).toBe(true);
  await expect(links.nth(2)).toHaveAttribute('href', company.phones[0].href);
  for (const size of [phone, narrow]) {
    await page.setViewportSize(size);
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
    expect(await violations(page)).toEqual([]);
  }
  await links.first().click();
  await expect(page).toHaveURL(/\/quote(?:\?step=service)?$/);
  // The current page isn't offered.
  await expect(barOf(page).getByRole('link', { name: 'Get a quote' })).toBeHidden();
});

test('the bar is hidden except on phones', async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, '/gallery');
  await expect(barOf(page)).toBeHidden();
  // Landscape phones and pages at 400% zoom have no room for it.
  await page.setViewportSize({ width: 700, height: 320 });
  await expect(barOf(page)).toBeHidden();
});

test('the bar hides while the visitor types, and when the page’s own button is visible', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, '/contact');
  // The page's first buttons are the bar's.
  await scrollTo(page, 0);
  await expect(barOf(page)).toBeHidden();
  const send = page.getByRole('main').locator('[type="submit"]');
  await bringToMiddle(send);
  await expect(barOf(page)).toBeHidden();
  await bringToMiddle(page.getByRole('contentinfo'));
  await expect(barOf(page)).toBeVisible();
  await bringToMiddle(page.getByLabel('Your message'));
  await page.getByLabel('Your message').focus();
  await expect(barOf(page)).toBeHidden();
});

for (const route of ['/port-status', '/shop', '/gallery', '/services/car-purchase'])
  test(`the bar comes once the opening has scrolled away: ${route}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await visit(page, route);
    await expect(barOf(page)).toBeHidden();
    await scrollTo(page, 1300);
    await expect(barOf(page)).toBeVisible();
  });

test('the bar hides over a legal text, and shows at its end', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, '/terms');
  await expect(barOf(page)).toBeHidden();
  await scrollTo(page, 2000);
  await expect(barOf(page)).toBeHidden();
  await scrollTo(page, 1e6);
  await expect(barOf(page)).toBeVisible();
});

test('the bar covers neither the end of a page nor the focus', async ({ page }) => {
  await page.setViewportSize(phone);
  // The bar shows at the end of a page that doesn't end in its own button.
  await visit(page, '/terms');
  await scrollTo(page, 1e6);
  await expect(barOf(page)).toBeVisible();
  const bar = await barOf(page).boundingBox();
  const last = await page.getByRole('contentinfo').getByRole('link').last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await visit(page, '/gallery');
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    const isCovered = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused.closest('[aria-label="Get in touch"]'))
        return false;
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return there?.closest('[aria-label="Get in touch"]') !== null;
    });
    expect(isCovered).toBe(false);
  }
});

for (const [name, size] of Object.entries({ phone, tablet: { width: 768, height: 1024 } }))
  test(`the scroll-to-top button never covers a control: ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await visit(page, '/services/auto-shipping');
    let seen = 0;
    for (let y = 400; y < 6000; y += 190) {
      await scrollTo(page, y);
      const covered = () =>
        toTopOf(page).evaluateAll((buttons) =>
          buttons.flatMap((button) => {
            if (getComputedStyle(button).pointerEvents === 'none') return [];
            const box = button.getBoundingClientRect();
            return (
              [...document.querySelectorAll('main :is(a, button, input, select, textarea, summary)')]
                // Chromium also lays out what a closed disclosure hides.
                .filter((control) => control.checkVisibility())
                .filter((control) =>
                  // Each line of a link that wraps.
                  [...control.getClientRects()].some(
                    ({ left, right, top, bottom, width }) =>
                      width > 0 &&
                      left < box.right &&
                      right > box.left &&
                      top < box.bottom &&
                      bottom > box.top,
                  ),
                )
                .map(({ outerHTML }) => outerHTML.slice(0, 120))
            );
          }),
        );
      // IntersectionObserver reports a few frames later, and a part that just loaded later still.
      await expect.poll(covered, { message: `at ${String(y)}`, timeout: 2_000 }).toEqual([]);
      if (await toTopOf(page).and(page.locator(':not([data-in-the-way])')).isVisible()) seen += 1;
    }
    expect(seen).toBeGreaterThan(5);
  });

test('on a phone the header reappears on scrolling up', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, '/privacy');
  const menu = page.getByLabel('Menu', { exact: true });
  await scrollTo(page, 2000);
  await expect(menu).not.toBeInViewport();
  await scrollTo(page, 1900);
  await expect(menu).toBeInViewport();
  await menu.click();
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }),
  ).toBeInViewport();
  await page.keyboard.press('Escape');
  await scrollTo(page, 2000);
  await expect(menu).not.toBeInViewport();
});

test('the footer’s links don’t move when the bar appears', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await visit(page, '/about');
  const bar = barOf(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
  const place = () => link.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  await bringToMiddle(page.getByRole('main').locator('[data-button="primary"]').last());
  await expect(bar).toBeHidden();
  const before = await place();
  await bringToMiddle(link);
  await expect(bar).toBeVisible();
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  // A press that begins on one link would otherwise end on the next one.
  expect(await place()).toBeCloseTo(before, 0);
});
