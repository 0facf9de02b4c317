import { expect } from '@playwright/test';
import { expectOneSheet } from './support/files';
import { horizontalOverflow } from './support/layout';
import { goToReview } from './support/quote';
import { desktop, phone, test, visit } from './support/visit';

const tablet = { width: 768, height: 1024 };

test('the receipt: its copies in even rows on every device, and alone on one sheet of paper', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await visit(page, '/quote');
  await goToReview(page);
  const main = page.getByRole('main');
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: 'Send request' }).click();
  const title = main.getByRole('heading', { name: 'We have your request' });
  await expect(title).toBeVisible();
  for (const viewport of [phone, tablet, desktop]) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ media: 'screen' });
    expect(await horizontalOverflow(page)).toBe(0);
    const copy = await main.getByRole('button', { name: 'Copy reference' }).boundingBox();
    const print = await main.getByRole('button', { name: 'Print' }).boundingBox();
    expect(copy?.y).toBe(print?.y);

    await page.emulateMedia({ media: 'print' });
    await expect(title).toBeVisible();
    await expect(main.getByRole('heading', { name: 'What you sent' })).toBeVisible();
    for (const beside of ['Get a quote', 'What our quote includes'])
      await expect(main.getByRole('heading', { name: beside, exact: true })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectOneSheet(page);
  }
});
