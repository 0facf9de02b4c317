import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storageKeys } from '../../../src/config/storageKeys';
import { company } from '../../../src/content/company';
import { signedIn } from '../../../src/session/authSlice';
import { answer, bearerOf, dropped, ok, throttled, unauthorized } from '../../support/answers';
import { setOnline } from '../../support/connection';
import { follow } from '../../support/follow';
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

it('brings the button and, last, the message into view', async () => {
  const { send } = await openReview(dropped);
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  await send();
  const message = await main().findByRole('alert');
  const button = main().getByRole('button', { name: 'Send again' });
  expect(button).toHaveFocus();
  expect(scrolled.mock.contexts).toEqual([button, message]);
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

describe('the wait of a rate limit', () => {
  const limited = () => main().findByText(/Try again in (?:40|3\d) seconds/);

  it('remains when the visitor leaves the page and comes back', async () => {
    const { posts, send, press } = await openReview(throttled(40), accepted);
    await send();
    await limited();
    await follow('Careers');
    await screen.findByRole('heading', { level: 1, name: 'Work with us' });
    window.history.back();
    await step('Check it, then send it');
    await limited();
    await userEvent.click(main().getByRole('checkbox'));
    await press();
    await limited();
    expect(posts).toHaveLength(1);
  });

  it('remains after a reload, and ends on time', async () => {
    const { posts, send, unmount } = await openReview(throttled(40), accepted);
    await send();
    await limited();
    unmount();
    const { user } = await renderApp('/quote');
    await step('Check it, then send it');
    await limited();
    await user.click(main().getByRole('checkbox'));
    await user.click(main().getByRole('button', { name: /^Send/ }));
    await limited();
    expect(posts).toHaveLength(1);
    const over = performance.now() + 41_000;
    jest.spyOn(performance, 'now').mockReturnValue(over);
    await user.click(main().getByRole('button', { name: /^Send/ }));
    await sentHeading();
    expect(posts).toHaveLength(2);
  });

  it('is no longer than the server said, even if the clock was set back since', async () => {
    const { send, unmount } = await openReview(throttled(40), accepted);
    await send();
    await limited();
    unmount();
    const past = Date.now() - 365 * 24 * 3_600_000;
    jest.spyOn(Date, 'now').mockReturnValue(past);
    await renderApp('/quote');
    await step('Check it, then send it');
    expect(main().getByText(/Try again in 40 seconds/)).toBeInTheDocument();
  });
});

it('offers to send without signing in when the account is gone, and then does', async () => {
  const refreshes = answer('/api/auth/token/refresh/', ok({ access: 'access-2' }));
  const { store, user, posts, send } = await openReview(unauthorized, unauthorized, accepted);
  act(() => {
    store.dispatch(signedIn({ access: 'access-1', refresh: 'refresh-1', user: { id: 1 } }));
  });
  await send();
  expect(await main().findByText(/^Your sign-in wasn’t accepted/)).toBeInTheDocument();
  expect(posts.map(bearerOf)).toEqual(['access-1', 'access-2']);
  await user.click(main().getByRole('button', { name: 'Send without signing in' }));
  await sentHeading();
  expect(posts.map(bearerOf)).toEqual(['access-1', 'access-2', null]);
  expect(refreshes).toHaveLength(1);
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
  await user.click(main().getByRole('checkbox'));
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
