import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { violations } from './support/axe';
import { holdRequests } from './support/requests';
import { sampleDevices } from './support/sample';
import { lookUp } from './support/track';
import { desktop, hydrated, phone, test, visit } from './support/visit';

test.beforeEach(async ({ page, allowErrors }) => {
  // The pop-up opens on a timer, over what these tests click.
  allowErrors(/PopupDialog-/);
  await page.route(/\/PopupDialog-/, (route) => route.abort());
});

const sceneOf = (page: Page) => page.getByRole('region', { name: 'The journey, stage by stage' });

const captions = (page: Page) => page.getByRole('list', { name: 'Stages' });

/** The distance between the centers of the car and a stage's picture, in pixels. */
const distanceTo = (page: Page, stage: number) =>
  sceneOf(page).evaluate((scene, index) => {
    const middle = (element: Element | null | undefined) => {
      const box = element?.getBoundingClientRect();
      return box ? box.x + box.width / 2 : Number.NaN;
    };
    return Math.abs(
      middle(scene.querySelector('[aria-hidden]')) - middle(scene.querySelectorAll('li')[index]),
    );
  }, stage);
const expectCarAt = (page: Page, stage: number) => expect.poll(() => distanceTo(page, stage)).toBeLessThan(3);

for (const [name, size] of sampleDevices('voyage', { phone, desktop }))
  test(`the car moves from stage to stage by arrow buttons and keys: ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await visit(page, '/');
    await expectCarAt(page, 0);
    const next = page.getByRole('button', { name: 'Next stage' });
    await expect(page.getByRole('button', { name: 'Previous stage' })).toBeHidden();
    await next.click();
    await expectCarAt(page, 1);
    await next.click();
    await expectCarAt(page, 2);
    await sceneOf(page).focus();
    await page.keyboard.press('ArrowRight');
    await expectCarAt(page, 3);
    await page.getByRole('button', { name: 'Previous stage' }).click();
    await expectCarAt(page, 2);
    await next.dblclick();
    await expectCarAt(page, 4);
    await expect(captions(page).locator('[aria-current=step]')).toHaveText(/^Clear/);
    expect(await violations(page)).toEqual([]);
    // Only the scene scrolls, not the page.
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });

test('the scroll position from before hydration is kept, and the arrow continues from there', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const scripts = await holdRequests(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await sceneOf(page).getByRole('listitem').nth(3).scrollIntoViewIfNeeded();
  await expectCarAt(page, 3);
  scripts.release();
  await hydrated(page);
  await expectCarAt(page, 3);
  await page.getByRole('button', { name: 'Next stage' }).click();
  await expectCarAt(page, 4);
});

test.describe('at a device pixel ratio of 1.5', () => {
  test.use({ deviceScaleFactor: 1.5 });

  test('the tiles of the landscape overlap, so that no join shows', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await visit(page, '/');
    const overlaps = await sceneOf(page).evaluate((scene) => {
      const boxes = [...scene.querySelectorAll('picture')].map((tile) => tile.getBoundingClientRect());
      return boxes.slice(1).map((box, index) => (boxes[index]?.right ?? 0) - box.left);
    });
    expect(overlaps).toHaveLength(7);
    // A pixel of the screen at least, and no more than one of the page.
    for (const overlap of overlaps) {
      expect(overlap).toBeGreaterThan(0.9);
      expect(overlap).toBeLessThan(1.1);
    }
  });
});

test('the chosen car is shown, also after a reload', async ({ page }) => {
  await visit(page, '/how-it-works');
  await page.getByLabel('Your car').selectOption('Van');
  await page.getByLabel('Color').selectOption('Blue');
  const shown = () =>
    sceneOf(page).evaluate((scene) =>
      [...scene.querySelectorAll('[aria-hidden] *')]
        .map((layer) => getComputedStyle(layer))
        .map(({ backgroundImage, backgroundColor }) => `${backgroundImage} ${backgroundColor}`)
        .join(' '),
    );
  await expect.poll(shown).toMatch(/voyage-car-van.*rgb\(59, 127, 180\)/);
  await page.reload();
  await expect.poll(shown).toMatch(/voyage-car-van.*rgb\(59, 127, 180\)/);
});

test('tracking shows the car at its stage', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, '/track');
  await lookUp(page, 'HAL-DEMO-SEA1');
  await expect(captions(page).locator('[aria-current=step]')).toContainText('Your car is here');
  await expectCarAt(page, 3);
  const car = sceneOf(page).locator('[aria-hidden]').last();
  await car.evaluate((element) => {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  });
  await expect(car).toBeInViewport({ ratio: 0.99 });
  // The phone is rotated and rotated back.
  await page.setViewportSize({ width: phone.height, height: phone.width });
  await page.setViewportSize(phone);
  await expectCarAt(page, 3);
  await expect(car).toBeInViewport({ ratio: 0.9 });
  // The car stays at its stage when another one is in view.
  await page.getByRole('button', { name: 'Next stage' }).click();
  await expect.poll(() => distanceTo(page, 3)).toBeLessThan(3);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the journey reads in order and scrolls, without buttons', async ({ page }) => {
    await page.goto('/');
    await expect(captions(page).getByRole('listitem')).toHaveText([
      /^Buy/,
      /^Inspect/,
      /^Pick up/,
      /^Ship/,
      /^Clear/,
      /^Deliver/,
    ]);
    await expect(page.getByRole('button', { name: 'Next stage' })).toBeHidden();
    await sceneOf(page).getByRole('listitem').last().scrollIntoViewIfNeeded();
    await expectCarAt(page, 5);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the arrow button jumps without animation', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: 'Next stage' }).click();
    expect(await distanceTo(page, 1)).toBeLessThan(3);
    const running = await page.evaluate(
      () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length,
    );
    expect(running).toBe(0);
  });
});

const stages = (page: Page) => page.getByRole('navigation', { name: 'Stages' });

for (const [name, size] of sampleDevices('pinnedVoyage', { phone, desktop }))
  test(`on how it works, the landscape stays in view and moves to the step being read: ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await visit(page, '/how-it-works');
    for (const [index, stage, step] of [
      [4, 'Clear', 'Discharge'],
      [0, 'Buy', 'Set your limit'],
      [2, 'Pick up', 'Export filing'],
    ] as const) {
      const region = page.getByRole('region', { name: stage, exact: true });
      await region
        .getByText(step, { exact: true })
        .first()
        .evaluate((element) => {
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
        });
      await expect(stages(page).getByRole('link', { name: stage })).toHaveAttribute('aria-current', 'step');
      await expectCarAt(page, index);
      await expect(sceneOf(page).locator('[aria-hidden]').last()).toBeInViewport({ ratio: 0.9 });
    }
    // A link leads to its stage, below the landscape.
    await stages(page).getByRole('link', { name: 'Ship' }).click();
    const heading = page.getByRole('heading', { name: 'Ship', exact: true });
    await expect(heading).toBeInViewport();
    const bottom = (await stages(page).boundingBox())?.y ?? 0;
    expect((await heading.boundingBox())?.y).toBeGreaterThan(bottom + 40);
    await page.evaluate(() => {
      window.scrollTo({ top: 0, behavior: 'instant' });
    });
    await expectCarAt(page, 0);
    expect(await violations(page)).toEqual([]);
  });

for (const width of [768, 1440])
  test(`on how it works, the column names stay in view and cover no focused step: ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await visit(page, '/how-it-works');
    const region = page.getByRole('region', { name: 'Clear', exact: true });
    await region.getByRole('listitem').last().scrollIntoViewIfNeeded();
    if (width === 768) await region.locator('summary').first().focus();
    const names = page.locator('[aria-hidden]').filter({ hasText: /^Handled byDocumentYour money$/ });
    await expect(names).toBeInViewport({ ratio: 1 });
    const links = await stages(page).boundingBox();
    const [name, row] = [await names.locator('span').first().boundingBox(), await names.boundingBox()];
    expect(name?.y).toBeGreaterThanOrEqual((links?.y ?? 0) + (links?.height ?? 0));
    if (width === 768) {
      const focused = await page.locator('summary:focus').boundingBox();
      expect(focused?.y).toBeGreaterThanOrEqual((row?.y ?? 0) + (row?.height ?? 0));
    }
  });

for (const [why, size] of [
  ['a short window', { width: 1280, height: 500 }],
  ['320 px', { width: 320, height: 800 }],
] as const)
  test(`the landscape scrolls away in ${why}`, async ({ page }) => {
    await page.setViewportSize(size);
    await visit(page, '/how-it-works');
    await page.getByRole('region', { name: 'Clear' }).scrollIntoViewIfNeeded();
    await expect(stages(page)).not.toBeInViewport();
  });

test.describe('without scripts, on how it works', () => {
  test.use({ javaScriptEnabled: false });

  test('the landscape scrolls away, and the steps can be read', async ({ page }) => {
    await page.goto('/how-it-works');
    await page.getByRole('heading', { name: 'Duty', exact: true }).scrollIntoViewIfNeeded();
    await expect(page.getByText(/^Paid based on the assessment/)).toBeVisible();
    await expect(stages(page)).not.toBeInViewport();
  });
});

test('on a phone, a step is folded to its title and document, and a decisive one shows where the money goes', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await visit(page, '/how-it-works#clear');
  const stage = page.getByRole('region', { name: 'Clear', exact: true });
  await expect(stage).toBeInViewport();
  await expect(stage.getByText('Your money: To customs, through the bank.')).toBeVisible();
  const money = stage.getByRole('definition').filter({ hasText: 'To the carrier and the terminal.' });
  await expect(money).toBeHidden();
  await stage.getByText('Document: Receipts, gate pass').click();
  await expect(money).toBeVisible();
});
