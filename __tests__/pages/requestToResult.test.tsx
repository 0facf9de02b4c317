import { screen } from '@testing-library/react';
import { storageKeys } from '../../src/config/storageKeys';
import { answer } from '../support/answers';
import { follow, loadPage } from '../support/follow';
import { storeDraft } from '../support/quoteDraft';
import { accepted, main, openReview, REFERENCE, sentHeading } from '../support/quotePage';
import { storedItems } from '../support/session';
import { renderApp } from '../support/renderApp';

const EMAIL = 'ada@example.com';
const result = () => main().findByRole('heading', { name: 'No arrival date yet' });
const stored = () => JSON.stringify([storedItems(), window.history.state, window.location.href]);

let lookups: readonly Request[] = [];
beforeEach(() => {
  lookups = answer('/api/quote/status/', ({ url }) =>
    Response.json({ reference: new URL(url).searchParams.get('reference'), status: 'booked' }),
  );
});

async function send() {
  const app = await openReview(accepted);
  await app.send();
  await sentHeading();
  await loadPage('/track');
  return app;
}

it('shows the result with one tap on the receipt, and again after a reload', async () => {
  const { unmount } = await send();
  await follow('Track this request');
  expect(await result()).toHaveFocus();
  expect(main().getByText(REFERENCE, { selector: 'p > code' })).toBeInTheDocument();
  expect(new URL(lookups[0]?.url ?? '').searchParams.get('email')).toBe(EMAIL);
  expect(stored()).not.toContain(EMAIL);
  unmount();
  await renderApp(`/track?reference=${REFERENCE}`);
  expect(await result()).toBeInTheDocument();
});

it('does so from the receipt after a reload, in the same tab only', async () => {
  const { unmount } = await send();
  unmount();
  const again = await renderApp('/quote');
  await sentHeading();
  await follow('Track this request');
  expect(await result()).toBeInTheDocument();
  again.unmount();
  sessionStorage.clear();
  await renderApp('/quote');
  await sentHeading();
  await follow('Track this request');
  expect(main().getByRole('textbox', { name: 'E-mail address' })).toHaveValue('');
  expect(lookups).toHaveLength(1);
});

it('does so after an earlier lookup with another address, without leaving the site', async () => {
  storeDraft();
  answer('/api/quote/', accepted);
  await loadPage('/quote');
  const { user } = await renderApp('/track');
  await user.type(main().getByRole('textbox', { name: 'Reference' }), 'HAL-ONE');
  await user.type(main().getByRole('textbox', { name: 'E-mail address' }), 'bola@example.com');
  await user.click(main().getByRole('button', { name: 'Track shipment' }));
  await result();
  await follow(/^Get a quote/);
  await user.click(await main().findByRole('checkbox'));
  await user.click(main().getByRole('button', { name: 'Send request' }));
  await sentHeading();
  await follow('Track this request');
  expect(await main().findByText(REFERENCE, { selector: 'p > code' })).toBeInTheDocument();
  expect(lookups.map(({ url }) => new URL(url).searchParams.get('email'))).toEqual([
    'bola@example.com',
    EMAIL,
  ]);
});

it('keeps the address on this tab only', async () => {
  await send();
  expect(sessionStorage.getItem(storageKeys.lookups.key)).toContain(EMAIL);
  expect(stored()).not.toContain(EMAIL);
  expect(screen.getByRole('link', { name: 'Track this request' })).toHaveAttribute(
    'href',
    `/track?reference=${REFERENCE}`,
  );
});
