import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { bareTest as test, phone, reset } from './support/visit';

test.use({ viewport: phone });
test.beforeEach(({ request }) => reset(request));

/** Where the first piece ends: the menu's tag is there, its button is not. */
const BUTTON = /(?<=<details[^>]*>)<summary[^>]*aria-label="Menu"/;

test('a page cut off within its header stays in place when the rest comes', async ({ page, request }) => {
  const html = await (await request.get('/terms')).text();
  const end = html.search(BUTTON);
  expect(end).toBeGreaterThan(0);
  let sendRest: () => void = () => undefined;
  const server = createServer(({ url }, response) => {
    if (url !== '/') return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, end));
    sendRest = () => {
      response.end(html.slice(end));
    };
    return response;
  }).listen();
  try {
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://localhost:${String(port)}/`, { waitUntil: 'commit' });
    const badge = page.getByRole('banner').getByRole('link', { name: /^Earn/ }).filter({ visible: true });
    await expect(badge).toBeVisible();
    // Without its button the browser would show a word of its own.
    await expect(page.locator('details').last()).toBeHidden();
    const before = await badge.boundingBox();
    sendRest();
    await expect(page.getByLabel('Menu', { exact: true })).toBeVisible();
    expect(await badge.boundingBox()).toEqual(before);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
