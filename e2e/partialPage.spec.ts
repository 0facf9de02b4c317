import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { bareTest as test, phone, reset } from './support/visit';

test.use({ viewport: phone });
test.beforeEach(({ request }) => reset(request));

/** The first part ends after the menu's opening tag, before its button. */
const BUTTON = /(?<=<details[^>]*>)<summary[^>]*aria-label="Menu"/;

test('a page cut off within its header does not shift when the rest arrives', async ({ page, request }) => {
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
    // Without a summary, the browser would show its default label.
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
