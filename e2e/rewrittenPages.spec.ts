import { expect } from '@playwright/test';
import { paths } from '../src/config/paths';
import { obfuscateEmails } from './support/cloudflare';
import { test, visit } from './support/visit';

const withoutMarks = (html: string) => html.replaceAll(/<!--\/?email_off-->/g, '');

test('a proxy that obfuscates e-mail addresses leaves every page as it is', async ({ request }) => {
  for (const path of [...Object.values(paths), '/nowhere']) {
    const response = await request.get(path);
    expect(response.headers()['cache-control'], path).toContain('no-transform');
    const html = await response.text();
    expect(obfuscateEmails(html), path).toBe(html);
    // It would rewrite the page without the marks.
    expect(obfuscateEmails(withoutMarks(html)), path).toContain('/cdn-cgi/l/email-protection#');
  }
});

test('a rewritten page hydrates without errors, and its mail links work', async ({ page }) => {
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: obfuscateEmails(await response.text()) });
  });
  await visit(page, '/contact');
  await expect(page.getByRole('contentinfo').locator('a[href^="mailto:"]').first()).toBeVisible();
});
