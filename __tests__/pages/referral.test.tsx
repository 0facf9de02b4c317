import { screen, within } from '@testing-library/react';
import { storageKeys } from '../../src/config/storageKeys';
import { makeReferralCode } from '../../src/lib/referralCode';
import { renderApp } from '../support/renderApp';

const main = () => within(screen.getByRole('main'));
const CODE = makeReferralCode((bytes) => bytes.fill(7));

it('makes a personal link with a QR code on the device, and keeps it', async () => {
  const { user, unmount } = await renderApp('/referral-program');
  await user.click(main().getByRole('button', { name: 'Make my link' }));
  const link = main().getByText(/\?ref=[0-9A-Z]{8}$/).textContent;
  const code = link.slice(-8);
  expect(main().getByRole('img', { name: `QR code of your link with the code ${code}` })).toBeInTheDocument();
  expect(main().getByRole('link', { name: 'Share by WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent(link)),
  );
  unmount();
  await renderApp('/referral-program');
  expect(await main().findByText(link)).toBeInTheDocument();
});

it('is removed from the device when asked', async () => {
  const { user } = await renderApp('/referral-program');
  await user.click(main().getByRole('button', { name: 'Make my link' }));
  await user.click(main().getByRole('button', { name: 'Remove it from this device' }));
  expect(main().getByRole('button', { name: 'Make my link' })).toBeInTheDocument();
  expect(localStorage.getItem(storageKeys.referralOwn.key)).toBeNull();
});

describe('a visitor who comes by a link', () => {
  it('is told that the code is kept, and finds it in the quote request', async () => {
    const first = await renderApp(`/about?ref=${CODE}`);
    expect(await screen.findByText(/You came by a referral link/)).toHaveTextContent(CODE);
    await first.user.click(screen.getByRole('button', { name: 'All right' }));
    expect(screen.queryByText(/You came by a referral link/)).not.toBeInTheDocument();
    expect(localStorage.getItem(storageKeys.referralCode.key)).toContain(CODE);
  });

  it('can refuse it', async () => {
    const { user } = await renderApp(`/terms?ref=${CODE}`);
    await user.click(await screen.findByRole('button', { name: 'Do not keep it' }));
    expect(localStorage.getItem(storageKeys.referralCode.key)).toBeNull();
  });

  it('is not troubled by a code that is none', async () => {
    await renderApp('/about?ref=<script>');
    expect(screen.queryByText(/You came by a referral link/)).not.toBeInTheDocument();
    expect(localStorage.getItem(storageKeys.referralCode.key)).toBeNull();
  });

  it('loses a code that is older than thirty days', async () => {
    const old = { code: CODE, keptAt: Date.now() - 31 * 86_400_000 };
    localStorage.setItem(storageKeys.referralCode.key, JSON.stringify(old));
    await renderApp('/about');
    expect(localStorage.getItem(storageKeys.referralCode.key)).toBeNull();
  });
});
