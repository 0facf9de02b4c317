import { expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { visit } from './visit';

/** Paths of everything the service worker has cached. */
export const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });

/** Visits the page and waits until the worker has cached the useful pages and their code. */
export async function firstVisit(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expect
    .poll(async () => (await cachedPaths(page)).join(' '), { timeout: 20_000 })
    .toMatch(/InternationalPage/);
}

/** Opens a page without a connection. */
export async function openOffline(page: Page, context: BrowserContext, path: string): Promise<void> {
  await context.setOffline(true);
  await page.goto(path);
}
