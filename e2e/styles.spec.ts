import { expect } from '@playwright/test';
import type { APIResponse, Page } from '@playwright/test';
import { paths } from '../src/config/paths';
import { sample } from './support/sample';
import { bareTest as test, desktop, hydrated, phone, reset, TALL, visit } from './support/visit';

test.beforeEach(({ request }) => reset(request));

/** The elements of a page in order, with their computed styles. */
type Look = readonly {
  readonly name: string;
  readonly text: string;
  readonly style: Readonly<Record<string, string>>;
}[];

/** Properties that conflicting rules are most likely to set. */
const PROPERTIES = [
  ...['display', 'position', 'visibility', 'opacity', 'order', 'overflow-x', 'text-wrap', 'white-space'],
  ...['color', 'background-color', 'background-image', 'box-shadow', 'border-radius', 'outline-style'],
  ...['border-top', 'border-right', 'border-bottom', 'border-left', 'padding', 'margin-top', 'margin-bottom'],
  ...['font', 'letter-spacing', 'text-transform', 'text-align', 'text-decoration-line', 'list-style-type'],
  ...['gap', 'align-items', 'align-content', 'justify-content', 'justify-items', 'grid-template-columns'],
  ...['width', 'height', 'max-width', 'min-height', 'object-fit', 'object-position', 'inset', 'z-index'],
];

async function lookOf(page: Page): Promise<Look> {
  return page.evaluate((properties) => {
    // After navigation, the heading has focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return [...document.querySelectorAll('#root *')].map((element) => {
      const style = getComputedStyle(element);
      return {
        name: element.localName,
        text: element.textContent.slice(0, 40),
        style: Object.fromEntries(properties.map((name) => [name, style.getPropertyValue(name)])),
      };
    });
  }, PROPERTIES);
}

/** Describes every difference. */
function differences(opened: Look, arrived: Look): readonly string[] {
  return opened.flatMap(({ name, text, style }, index) => {
    const other = arrived[index];
    if (other?.name !== name) return [`${name} "${text}" is ${other?.name ?? 'not there'}`];
    return Object.entries(style)
      .filter(([property, value]) => other.style[property] !== value)
      .map(
        ([property, value]) =>
          `${name} "${text}": ${property} is ${other.style[property] ?? ''}, not ${value}`,
      );
  });
}

/** Navigates within the site, without needing a link. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

for (const [where, size] of sample(Object.entries({ 'a phone': phone, 'a desktop': desktop }), 1)) {
  test(`on ${where}: a page looks the same when opened directly and when navigated to`, async ({
    context,
    page,
  }) => {
    // Opens every page twice. A single test, because leftovers of previous pages could cause differences.
    test.setTimeout(600_000);
    // The age of data is visible text.
    await context.clock.setFixedTime(new Date());
    // A port's status could change in between.
    let reported: Promise<APIResponse> | undefined;
    await context.route('**/api/ports/status/', async (route) => {
      reported ??= route.fetch();
      await route.fulfill({ response: await reported });
    });
    // The pop-up opens on a timer.
    await context.route(/PopupDialog/, (route) => route.abort());
    await page.setViewportSize({ ...size, height: TALL });
    await visit(page, paths.terms);
    for (const path of sample(Object.values(paths), 4)) {
      await goTo(page, path);
      await hydrated(page);
      const opened = await context.newPage();
      await opened.setViewportSize({ ...size, height: TALL });
      await visit(opened, path);
      await expect(async () => {
        expect(differences(await lookOf(opened), await lookOf(page)).slice(0, 5), path).toEqual([]);
      }).toPass({ timeout: 30_000 });
      await opened.close();
    }
  });
}
