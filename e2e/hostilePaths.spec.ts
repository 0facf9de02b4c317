import { expect } from '@playwright/test';
import { test, visit } from './support/visit';

for (const path of [
  '//evil.example',
  '///evil.example/x',
  '/\\evil.example',
  '/\\\\evil.example',
  '/%2F/evil.example',
  '/%5C%5Cevil.example',
])
  test(`signing in at ${path} works and stays on this site`, async ({ page, baseURL, allowErrors }) => {
    allowErrors(/status of 404/);
    await visit(page, (baseURL ?? '') + path);
    await page.getByRole('link', { name: 'Sign in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await dialog.getByLabel('E-mail').fill('demo@harmattan.example');
    await dialog.getByLabel('Password', { exact: true }).fill('sandbox-demo-1');
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Login successful!')).toBeVisible();
    expect(new URL(page.url()).origin).toBe(baseURL);
    await expect(page.getByRole('link', { name: 'Demo Visitor' })).toBeVisible();
  });

for (const [path, expected] of [
  ['//services/inspection', '/services/inspection'],
  ['/services//inspection', '/services/inspection'],
  ['/services/%69nspection', '/services/%69nspection'],
] as const)
  test(`${path} shows the page with its policy`, async ({ page, baseURL }) => {
    const response = await visit(page, (baseURL ?? '') + path);
    expect(response?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-");
    await expect(page).toHaveTitle(/Vehicle inspection/);
    expect(new URL(page.url()).pathname).toBe(expected);
  });

const unknown = [
  '/services%2Finspection',
  '/%2Fquote',
  '/Quote',
  '/services%5Cinspection',
  '/100%',
  '/%E0%A4%A',
];
test('a path that only looks like a page is a 404', async ({ page, baseURL, allowErrors }) => {
  allowErrors(/status of 404/);
  for (const path of unknown) {
    const response = await visit(page, (baseURL ?? '') + path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  }
});

for (const hash of ['', '#100%'])
  test(`a page served at an unknown path turns into Page Not Found: /nowhere${hash}`, async ({
    page,
    baseURL,
  }) => {
    await page.route('**/nowhere', async (route) => {
      await route.fulfill({ response: await route.fetch({ url: `${baseURL ?? ''}/careers` }) });
    });
    await visit(page, `${baseURL ?? ''}/nowhere${hash}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  });

test('//quote opens the quote page', async ({ page, baseURL }) => {
  await visit(page, `${baseURL ?? ''}//quote?service=inspection`);
  await expect(page).toHaveTitle(/Get a quote/);
  await expect(page).toHaveURL(/:\d+\/quote\?/);
});

for (const path of ['/terms#100%', '/quote#%E0%A4%A', '/nowhere#100%', '/services/%69nspection#100%'])
  test(`${path} opens without a warning, and so does the next page`, async ({ page, allowErrors }) => {
    allowErrors(/status of 404/);
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveTitle(/^About us/);
    await page.goBack();
    await expect(page).not.toHaveTitle(/^About us/);
  });

test('an unknown path in a section highlights the section', async ({ page, allowErrors }) => {
  allowErrors(/status of 404/);
  await visit(page, '/services/nope');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'Services', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
});
