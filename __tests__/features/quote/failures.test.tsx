import { waitFor } from '@testing-library/react';
import { storageKeys } from '../../../src/config/storageKeys';
import { company } from '../../../src/content/company';
import { dropped, ok } from '../../support/answers';
import { setOnline } from '../../support/connection';
import { DRAFT_ID } from '../../support/quoteDraft';
import { accepted, idsOf, main, openReview, sentHeading, step } from '../../support/quotePage';
import { renderApp } from '../../support/renderApp';

it('keeps everything when the connection drops, and resends with the same id on request', async () => {
  const { posts, send, press } = await openReview(dropped, accepted);
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

it('says that it may have been sent after a server error', async () => {
  const { posts, send } = await openReview(ok({ detail: 'boom' }, 500));
  await send();
  expect(await main().findByText('Your request may have been sent.')).toBeInTheDocument();
  expect(posts).toHaveLength(1);
  expect(localStorage.getItem(storageKeys.quoteDraft.key)).toContain('Camry');
});

it('sends nothing until a rate limit is over', async () => {
  const { posts, send, press } = await openReview(
    () => Response.json({ detail: 'Throttled.' }, { status: 429, headers: { 'Retry-After': '40' } }),
    accepted,
  );
  await send();
  expect(await main().findByText(/Try again in 40 seconds/)).toBeInTheDocument();
  await press();
  expect(await main().findByText(/Try again in (?:40|39) seconds/)).toBeInTheDocument();
  expect(posts).toHaveLength(1);
});

it('keeps an offline request and offers to send it again, immediately and after a reload', async () => {
  const { posts, send, unmount } = await openReview(dropped, accepted);
  setOnline(false);
  await send();
  expect(await main().findByText('Your request hasn’t been sent yet.')).toBeInTheDocument();
  expect(main().getByText('You’re offline.')).toBeInTheDocument();
  expect(main().getByText(/It’s saved on this device/)).toBeInTheDocument();
  unmount();

  const { user } = await renderApp('/quote');
  await step('Check it, then send it');
  expect(main().getByText('Your request hasn’t been sent yet.')).toBeInTheDocument();
  setOnline(true);
  expect(await main().findByText(/You’re back online/)).toBeInTheDocument();
  await user.click(main().getByRole('button', { name: 'Send again' }));
  await sentHeading();
  expect(await idsOf(posts)).toEqual([DRAFT_ID, DRAFT_ID]);
});

it('says when the browser cannot save the draft', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user } = await renderApp('/quote');
  await step('What do you need?');
  await user.click(main().getByRole('button', { name: /^Inspection/ }));
  await waitFor(() => {
    expect(main().getByText(/isn’t saved on this device/)).toBeInTheDocument();
  });
});
