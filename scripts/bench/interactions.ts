import { chromium as engine } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { chromium } from '../../playwright.config';
import { paths } from '../../src/config/paths';
import { interactionBudgets } from './budgets';
import { PHONE, RUNS } from './profiles';
import { spreadOf } from './stats';
import type { Spread } from './stats';

/** Timed from the press to the next paint or, for a page change, to the new title. */
interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly slowdown: number;
  readonly budget: number;
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly target: (page: Page) => Locator;
  /** The new title, for a page change. */
  readonly title?: string;
}

const { press, route } = interactionBudgets;

const interactions: readonly Interaction[] = [
  {
    name: 'open the menu',
    path: paths.about,
    ...press,
    target: (page) => page.getByLabel('Menu', { exact: true }),
  },
  {
    name: 'close the pop-up',
    path: paths.home,
    ...press,
    prepare: (page) => page.getByRole('button', { name: 'Maybe Later' }).waitFor({ timeout: 30_000 }),
    target: (page) => page.getByRole('button', { name: 'Maybe Later' }),
  },
  {
    name: 'open the account dialog',
    path: paths.about,
    ...press,
    prepare: (page) => page.getByLabel('Menu', { exact: true }).click(),
    target: (page) => page.getByRole('link', { name: 'Sign in' }),
  },
  {
    name: 'go to the next step of the quote',
    path: paths.quote,
    ...press,
    // Choosing a service continues automatically.
    target: (page) => page.getByRole('button', { name: /^Inspection/ }),
  },
  {
    name: 'go to another page whose code is loaded',
    path: paths.about,
    ...route,
    target: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }),
    title: 'Terms of Service',
  },
];

/** Milliseconds with the CPU slowed down. */
export interface InteractionTime {
  readonly name: string;
  readonly ms: Spread;
  readonly budget: number;
}

/** Hovering prefetches the code. Give it time to load before the press. */
const AFTER_HOVER_MS = 500;

/** Runs in the page. Records the longest interaction, the time of the press and the time of the title change. */
const watch = (title: string | undefined) => {
  const timings = { longest: 0, pressed: 0, titleChanged: 0 };
  Object.assign(window, { timings });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId > 0) timings.longest = Math.max(timings.longest, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  addEventListener('click', () => (timings.pressed = performance.now()), { capture: true });
  new MutationObserver(() => {
    if (title && document.title.startsWith(title)) timings.titleChanged ||= performance.now();
  }).observe(document.head, { childList: true, subtree: true, characterData: true });
};

interface Timings {
  readonly longest: number;
  readonly pressed: number;
  readonly titleChanged: number;
}

async function timeOnce(page: Page, origin: string, interaction: Interaction): Promise<number> {
  await page.goto(origin + interaction.path);
  await page.mouse.move(5, 5);
  await page.waitForLoadState('networkidle');
  await interaction.prepare?.(page);
  const target = interaction.target(page);
  await target.hover();
  await page.waitForTimeout(AFTER_HOVER_MS);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: interaction.slowdown });
  await page.evaluate(watch, interaction.title);
  await target.click();
  // Polling the page during this time would slow down what is measured.
  await page.waitForTimeout(1000);
  if (interaction.title)
    await page.waitForFunction(() => (window as unknown as { timings: Timings }).timings.titleChanged > 0);
  const timings = await page.evaluate(() => (window as unknown as { timings: Timings }).timings);
  await session.detach();
  return Math.round(interaction.title ? timings.titleChanged - timings.pressed : timings.longest);
}

/** Times each interaction on a 360 px phone with the CPU slowed down. */
export async function timeInteractions(origin: string): Promise<readonly InteractionTime[]> {
  const browser = await engine.launch(chromium);
  const times: InteractionTime[] = [];
  try {
    for (const interaction of interactions) {
      const values: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const page = await browser.newPage({ viewport: PHONE, serviceWorkers: 'block' });
        values.push(await timeOnce(page, origin, interaction));
        await page.close();
      }
      times.push({ name: interaction.name, ms: spreadOf(values), budget: interaction.budget });
    }
  } finally {
    await browser.close();
  }
  return times;
}
