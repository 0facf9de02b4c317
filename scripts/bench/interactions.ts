import { chromium as engine } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
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
  readonly target: (page: Page) => Locator;
  /** Present for a change of page: its new title. */
  readonly title?: string;
}

const { press, route } = interactionBudgets;

const interactions: readonly Interaction[] = [
  {
    name: 'opening the menu',
    path: paths.about,
    ...press,
    target: (page) => page.getByLabel('Menu', { exact: true }),
  },
  {
    name: 'closing the pop-up',
    path: paths.home,
    ...press,
    prepare: (page) => page.getByRole('button', { name: 'Maybe Later' }).waitFor({ timeout: 30_000 }),
    target: (page) => page.getByRole('button', { name: 'Maybe Later' }),
  },
  {
    name: 'opening the account dialog',
    path: paths.about,
    ...press,
    prepare: (page) => page.getByLabel('Menu', { exact: true }).click(),
    target: (page) => page.getByRole('link', { name: 'Sign in' }),
  },
  {
    name: 'a step of the quote',
    path: paths.quote,
    ...press,
    prepare: (page) => page.getByRole('radio', { name: /Inspection/ }).check(),
    target: (page) => page.getByRole('button', { name: 'Continue' }),
  },
  {
    name: 'a change of page, its code at hand',
    path: paths.about,
    ...route,
    target: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }),
    title: 'Careers',
  },
];

/** Milliseconds of each interaction on a slowed processor. */
export interface InteractionTime {
  readonly name: string;
  readonly ms: Spread;
  readonly budget: number;
}

/** A mouse comes before its press, and its code is fetched then; a finger has no such way. */
const AFTER_HOVER_MS = 500;

/** Runs in the page: keeps the longest interaction since it was last asked, and when the title became another. */
const watch = (title: string | undefined) => {
  const seen = { longest: 0, pressed: 0, arrived: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId > 0) seen.longest = Math.max(seen.longest, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  addEventListener('click', () => (seen.pressed = performance.now()), { capture: true });
  new MutationObserver(() => {
    if (title && document.title.startsWith(title)) seen.arrived ||= performance.now();
  }).observe(document.head, { childList: true, subtree: true, characterData: true });
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
  const target = interaction.target(page);
  await target.hover();
  await page.waitForTimeout(AFTER_HOVER_MS);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: interaction.slowdown });
  await page.evaluate(watch, interaction.title);
  await target.click();
  // Asking the page in the meantime would take time of what is measured.
  await page.waitForTimeout(1000);
  if (interaction.title)
    await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.arrived > 0);
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  await session.detach();
  return Math.round(interaction.title ? seen.arrived - seen.pressed : seen.longest);
}

/** How long each interaction takes, on a phone of 360 px with a slowed processor. */
export async function timeInteractions(origin: string): Promise<readonly InteractionTime[]> {
  const browser = await engine.launch(chromium);
  const times: InteractionTime[] = [];
  try {
    for (const interaction of interactions) {
      const values: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const page = await browser.newPage({ viewport: PHONE, serviceWorkers: 'block' });
        values.push(await once(page, origin, interaction));
        await page.close();
      }
      times.push({ name: interaction.name, ms: spreadOf(values), budget: interaction.budget });
    }
  } finally {
    await browser.close();
  }
  return times;
}
