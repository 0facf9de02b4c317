import { chromium as engine } from '@playwright/test';
import type { Page } from '@playwright/test';
import { chromium } from '../../playwright.config';
import { paths } from '../../src/config/paths';
import { interactionBudgets } from './budgets';
import { PHONE, RUNS } from './profiles';
import { spreadOf } from './stats';
import type { Spread } from './stats';

/** What a visitor does, from the press to the next paint; or, for a change of page, to the new heading. */
interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly slowdown: number;
  readonly budget: number;
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly act: (page: Page) => Promise<unknown>;
  /** Present for a change of page: its new title. */
  readonly title?: string;
}

const { press, route } = interactionBudgets;

const interactions: readonly Interaction[] = [
  {
    name: 'opening the menu',
    path: paths.about,
    ...press,
    act: (page) => page.getByLabel('Menu', { exact: true }).click(),
  },
  {
    name: 'closing the pop-up',
    path: paths.home,
    ...press,
    prepare: (page) => page.getByRole('button', { name: 'Maybe Later' }).waitFor({ timeout: 30_000 }),
    act: (page) => page.getByRole('button', { name: 'Maybe Later' }).click(),
  },
  {
    name: 'opening the account dialog',
    path: paths.about,
    ...press,
    prepare: (page) => page.getByLabel('Menu', { exact: true }).click(),
    act: (page) => page.getByRole('link', { name: 'Sign in' }).click(),
  },
  {
    name: 'a step of the quote',
    path: paths.quote,
    ...press,
    prepare: (page) => page.getByRole('radio', { name: /Inspection/ }).check(),
    act: (page) => page.getByRole('button', { name: 'Continue' }).click(),
  },
  {
    name: 'a change of page, its code at hand',
    path: paths.about,
    ...route,
    prepare: async (page) => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).hover();
      await page.waitForLoadState('networkidle');
    },
    act: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click(),
    title: 'Careers',
  },
];

/** Milliseconds of each interaction on a slowed processor. */
export interface InteractionTime {
  readonly name: string;
  readonly ms: Spread;
  readonly budget: number;
}

/** Runs in the page: keeps the longest event since it was last asked, and when the title became another. */
const watch = (title: string | undefined) => {
  const seen = { longest: 0, pressed: 0, arrived: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  addEventListener('click', () => (seen.pressed = performance.now()), { capture: true });
  setInterval(() => {
    if (title && document.title.startsWith(title)) seen.arrived ||= performance.now();
  }, 4);
};

interface Seen {
  readonly longest: number;
  readonly pressed: number;
  readonly arrived: number;
}

async function once(page: Page, origin: string, interaction: Interaction): Promise<number> {
  await page.goto(origin + interaction.path);
  await page.mouse.move(5, 5);
  await page.waitForLoadState('networkidle');
  await interaction.prepare?.(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: interaction.slowdown });
  await page.evaluate(watch, interaction.title);
  await interaction.act(page);
  if (interaction.title)
    await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.arrived > 0);
  await page.waitForTimeout(1000);
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  await session.detach();
  return Math.round(interaction.title ? seen.arrived - seen.pressed : seen.longest);
}

/** How long each interaction takes, on a phone of 360 px with a slowed processor. */
export async function timeInteractions(origin: string): Promise<readonly InteractionTime[]> {
  const browser = await engine.launch(chromium);
  const times: InteractionTime[] = [];
  for (const interaction of interactions) {
    const values: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const page = await browser.newPage({ viewport: PHONE, serviceWorkers: 'block' });
      values.push(await once(page, origin, interaction));
      await page.close();
    }
    times.push({ name: interaction.name, ms: spreadOf(values), budget: interaction.budget });
  }
  await browser.close();
  return times;
}
