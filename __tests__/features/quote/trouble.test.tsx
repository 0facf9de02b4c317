import { waitFor } from '@testing-library/react';
import { storageKeys } from '../../../src/config/storageKeys';
import { company } from '../../../src/content/company';
import { dropped, ok } from '../../support/answers';
import { connection } from '../../support/connection';
import { DRAFT_ID } from '../../support/quoteDraft';
import { accepted, idsOf, main, review, sentHeading, step } from '../../support/quotePage';
import { renderApp } from '../../support/renderApp';

it('keeps everything when the line drops, and repeats with the same id when asked', async () => {
  const { posts, send, press } = await review(dropped, accepted);
  await send();
  expect(await main().findByText('Your request may have been sent.')).toBeInTheDocument();
  expect(main().getByRole('link', { name: 'Send by e-mail' })).toHaveAttribute(
    'href',
    expect.stringContaining('Camry'),
  );
  expect(main().getByRole('link', { name: /Send on WhatsApp/ })).toHaveAttribute(
    'href',
    expect.stringContaining('Camry'),
  );
  for (const { place, label, href } of company.phones)
    expect(main().getByRole('link', { name: `Call ${place}: ${label}` })).toHaveAttribute('href', href);
  expect(posts).toHaveLength(1);
  await press();
  await sentHeading();
  expect(await idsOf(posts)).toEqual([DRAFT_ID, DRAFT_ID]);
});

it('says plainly that a server error left it unsent', async () => {
  const { posts, send } = await review(ok({ detail: 'boom' }, 500));
  await send();
  expect(await main().findByText('Your request wasn’t sent.')).toBeInTheDocument();
  expect(posts).toHaveLength(1);
  expect(localStorage.getItem(storageKeys.quoteDraft.key)).toContain('Camry');
});

it('waits as long as a busy server asks for before anything goes out again', async () => {
  const { posts, send, press } = await review(
    () => Response.json({ detail: 'Throttled.' }, { status: 429, headers: { 'Retry-After': '40' } }),
    accepted,
  );
  await send();
  expect(await main().findByText(/Try again in 40 seconds/)).toBeInTheDocument();
  await press();
  expect(await main().findByText(/Try again in (?:40|39) seconds/)).toBeInTheDocument();
  expect(posts).toHaveLength(1);
});

it('keeps a request that found no network, says so, and offers it again: at once and after a reload', async () => {
  const { posts, send, unmount } = await review(dropped, accepted);
  connection(false);
  await send();
  expect(await main().findByText('Your request hasn’t been sent yet.')).toBeInTheDocument();
  expect(main().getByText('You’re offline.')).toBeInTheDocument();
  expect(main().getByText(/It’s saved on this device/)).toBeInTheDocument();
  unmount();

  const { user } = await renderApp('/quote');
  await step('Check it, then send it');
  expect(main().getByText('Your request hasn’t been sent yet.')).toBeInTheDocument();
  connection(true);
  expect(await main().findByText(/You’re back online/)).toBeInTheDocument();
  await user.click(main().getByRole('button', { name: 'Send again' }));
  await sentHeading();
  expect(await idsOf(posts)).toEqual([DRAFT_ID, DRAFT_ID]);
});

it('says when the browser keeps nothing', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user } = await renderApp('/quote');
  await step('What do you need?');
  await user.click(main().getByRole('button', { name: /^Inspection/ }));
  await waitFor(() => {
    expect(main().getByText(/won’t let us save what you type/)).toBeInTheDocument();
  });
});
