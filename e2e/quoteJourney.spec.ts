import { expect } from '@playwright/test';
import { sampleDevices } from './support/sample';
import { closePopups, desktop, phone, test, visit } from './support/visit';

for (const [name, viewport] of sampleDevices('quoteJourney', { phone, desktop })) {
  test(`on a ${name}: from the home page to a quote's reference and status`, async ({ page, request }) => {
    await page.setViewportSize(viewport);
    await closePopups(page);
    await visit(page, '/');
    const start = page.getByRole('form', { name: 'Start a quote' });
    await start.getByLabel('Vehicle').selectOption({ label: 'SUV' });
    await start.getByLabel('From').selectOption({ label: 'Maryland' });
    await start.getByLabel('To').selectOption({ label: 'Lagos' });
    await start.getByRole('button', { name: 'Start a quote' }).click();

    const main = page.getByRole('main');
    const next = main.getByRole('button', { name: 'Continue' });
    await expect(main.getByRole('heading', { name: 'What are we moving?' })).toBeVisible();

    // Without answers, the summary links to each missing one.
    await next.click();
    await expect(page).toHaveTitle(/^Error: /);
    await main.getByRole('link', { name: 'Choose whether it runs.' }).click();
    await main.getByRole('radio', { name: 'It runs' }).check();
    await main.getByRole('textbox', { name: 'VIN' }).fill('1HGCM82633A004352');
    await expect(main.getByRole('textbox', { name: 'Model year' })).toHaveValue('2003');
    await next.click();
    await expect(main.getByText(/We’d ship it by/)).toBeVisible();
    await next.click();

    await main.getByRole('textbox', { name: 'First name' }).fill('Ada');
    // A reload keeps even what was typed a moment ago.
    await page.reload();
    await expect(main.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
    await main.getByRole('textbox', { name: 'Last name' }).fill('Obi');
    await main.getByRole('textbox', { name: 'E-mail' }).fill(' ada@example.com ');
    await main.getByRole('textbox', { name: 'Phone' }).fill('+1 410 555 0142');
    await main.getByRole('button', { name: 'Continue' }).click();

    await main.getByRole('radio', { name: 'WhatsApp' }).check();
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: 'Send request' }).dblclick();
    // The heading may lose focus, because the second click can land on the receipt.
    await expect(main.getByRole('heading', { name: 'We have your request' })).toBeVisible();
    const reference = (await main.getByText(/^HAL-/).textContent()) ?? '';
    const log = (await (await request.get('/__sandbox/requests')).json()) as {
      method: string;
      path: string;
    }[];
    expect(log.filter(({ method, path }) => method === 'POST' && path === '/api/quote/')).toHaveLength(1);

    // One tap shows the result, also after a reload: the address is known in this tab, and in no link.
    await main.getByRole('link', { name: 'Track this request' }).click();
    const result = main.getByRole('region', { name: 'No arrival date yet' });
    await expect(result.getByText(reference)).toBeVisible();
    await expect(result.getByText(/^2003 Honda/)).toBeVisible();
    expect(page.url()).not.toContain('example.com');
    await page.reload();
    await expect(result.getByText(reference)).toBeVisible();
  });
}
