import { cleanup, screen, within } from '@testing-library/react';
import { storageKeys } from '../../src/config/storageKeys';
import { makeReferralCode } from '../../src/lib/referralCode';
import { announceChange, saveItem } from '../support/deviceItems';
import { follow } from '../support/follow';
import { completeDraft, storeDraft } from '../support/quoteDraft';
import { modulesOf, readQr } from '../support/readQr';
import { renderApp } from '../support/renderApp';

const main = () => within(screen.getByRole('main'));
const isLink = (_text: string, element: Element | null) =>
  element?.tagName === 'CODE' && /\?ref=[0-9A-Z]{8}$/.test(element.textContent);
/** The full personal link. */
const ownLink = () => main().getByText(isLink).textContent;
const CODE = makeReferralCode((bytes) => bytes.fill(7));

it('makes and saves a personal link with a QR code', async () => {
  const { user, unmount } = await renderApp('/referral-program');
  await user.click(main().getByRole('button', { name: 'Get my link' }));
  const link = ownLink();
  expect(link).toMatch(/^https:\/\/harmattan\.example\/\?ref=/);
  const code = link.slice(-8);
  const symbol = await main().findByRole('img', { name: `QR code for your link with the code ${code}` });
  expect(readQr(modulesOf(symbol))).toBe(link);
  for (const name of ['WhatsApp (opens in a new tab)', 'E-mail']) {
    expect(main().getByRole('link', { name })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent(link)),
    );
  }
  for (const name of ['E-mail us', 'Tell us on WhatsApp (opens in a new tab)']) {
    expect(main().getByRole('link', { name })).toHaveAttribute('href', expect.stringContaining(code));
  }
  expect(main().getByRole('group', { name: 'Your link' })).toHaveFocus();
  unmount();
  await renderApp('/referral-program');
  expect(await main().findByText(isLink)).toHaveTextContent(link);
});

it('opens with the reward, and shows what a friend gets until there’s a link', async () => {
  const { user } = await renderApp('/referral-program');
  expect(main().getByRole('heading', { level: 1 })).toHaveAccessibleName('Earn $50-$100');
  expect(main().getByText('What your friend gets')).toBeInTheDocument();
  expect(main().queryByRole('img', { name: /QR code/ })).not.toBeInTheDocument();
  await user.click(main().getByRole('button', { name: 'Get my link' }));
  expect(main().queryByText('What your friend gets')).not.toBeInTheDocument();
});

it('says, as the terms do, that the page alone is not a promise', async () => {
  await renderApp('/referral-program');
  expect(main().getByText(/^The reward is/)).toHaveTextContent(
    'The reward is $50-$100. We confirm in writing which referral pays, how much and when. This page alone isn’t a promise.',
  );
});

it('copies the link, or opens the device’s share sheet', async () => {
  const { user } = await renderApp('/referral-program');
  await user.click(main().getByRole('button', { name: 'Get my link' }));
  const link = ownLink();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(main().getByRole('button', { name: 'Copy the link' }));
  expect(await main().findByText('Copied')).toBeInTheDocument();
  expect(writeText).toHaveBeenCalledWith(link);

  const share = jest.fn<Promise<void>, [ShareData]>(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  await user.click(main().getByRole('button', { name: 'Share' }));
  expect(share.mock.calls[0]?.[0].text).toContain(link);
  // A second press while the share sheet is open.
  share.mockRejectedValueOnce(new DOMException('open', 'InvalidStateError'));
  writeText.mockClear();
  await user.click(main().getByRole('button', { name: 'Share' }));
  expect(writeText).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'share');
});

it('puts the link in the button’s place', async () => {
  const { user } = await renderApp('/referral-program');
  await user.click(main().getByRole('button', { name: 'Get my link' }));
  expect(main().queryByRole('button', { name: 'Get my link' })).not.toBeInTheDocument();
  expect(main().getByRole('group', { name: 'Your link' })).toHaveFocus();
});

it('saves the link for another year on each visit', async () => {
  const now = Date.parse('2027-06-01T12:00:00Z');
  jest.spyOn(Date, 'now').mockReturnValue(now);
  saveItem('referralOwn', CODE, now - 300 * 86_400_000);
  await renderApp('/referral-program');
  const text = localStorage.getItem(storageKeys.referralOwn.key) ?? '';
  expect(JSON.parse(text)).toEqual({ value: CODE, keptAt: now });
});

it('removes the link from the device on request', async () => {
  const { user } = await renderApp('/referral-program');
  await user.click(main().getByRole('button', { name: 'Get my link' }));
  await user.click(main().getByRole('button', { name: 'Remove it from this device' }));
  expect(main().getByRole('button', { name: 'Get my link' })).toBeInTheDocument();
  expect(localStorage.getItem(storageKeys.referralOwn.key)).toBeNull();
});

it('restores the removed link, whose code can’t be made again', async () => {
  saveItem('referralOwn', CODE);
  const { user } = await renderApp('/referral-program');
  await user.click(main().getByRole('button', { name: 'Remove it from this device' }));
  await user.click(main().getByRole('button', { name: 'Undo' }));
  expect(main().getByRole('group', { name: 'Your link' })).toHaveFocus();
  expect(main().getByText(`/?ref=${CODE}`)).toBeInTheDocument();
  expect(localStorage.getItem(storageKeys.referralOwn.key)).toContain(CODE);
});

describe('a referral link', () => {
  it('shows a notice, and its code is saved', async () => {
    const first = await renderApp(`/about?ref=${CODE}`);
    expect(await screen.findByText(/You opened a referral link/)).toHaveTextContent(CODE);
    await first.user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.queryByText(/You opened a referral link/)).not.toBeInTheDocument();
    expect(localStorage.getItem(storageKeys.referralCode.key)).toContain(CODE);
  });

  it('prefills its code in the quote', async () => {
    storeDraft({ ...completeDraft, referral_code: '' });
    await renderApp('/quote');
    expect(await screen.findByRole('textbox', { name: /Referral code/ })).toHaveValue('');
    cleanup();
    await renderApp(`/about?ref=${CODE}`);
    await follow('Get a quote');
    expect(await screen.findByRole('textbox', { name: /Referral code/ })).toHaveValue(CODE);
  });

  it('has its code and expiry shown on the referral page, where it can be removed', async () => {
    const openedAt = Date.parse('2026-11-21T12:00:00Z');
    jest.spyOn(Date, 'now').mockReturnValue(openedAt + 86_400_000);
    saveItem('referralCode', { code: CODE }, openedAt);
    const { user } = await renderApp('/referral-program');
    const band = within(await main().findByRole('region', { name: 'A friend referred you' }));
    expect(band.getByText(/until 2[01] Dec 2026/)).toBeInTheDocument();
    expect(band.getByText(CODE)).toBeInTheDocument();
    await user.click(band.getByRole('button', { name: 'Remove it' }));
    expect(screen.queryByRole('region', { name: 'A friend referred you' })).not.toBeInTheDocument();
    expect(localStorage.getItem(storageKeys.referralCode.key)).toBeNull();
  });

  it('is gone from the page once another tab removes its code', async () => {
    saveItem('referralCode', { code: CODE });
    await renderApp('/referral-program');
    expect(await main().findByRole('region', { name: 'A friend referred you' })).toBeInTheDocument();
    localStorage.removeItem(storageKeys.referralCode.key);
    announceChange('referralCode');
    expect(screen.queryByRole('region', { name: 'A friend referred you' })).not.toBeInTheDocument();
  });

  it('replaces an earlier one, unless it is the visitor’s own', async () => {
    const other = makeReferralCode((bytes) => bytes.fill(9));
    const own = makeReferralCode((bytes) => bytes.fill(11));
    saveItem('referralOwn', own);
    for (const code of [other, CODE, own]) {
      await renderApp(`/about?ref=${code}`);
      cleanup();
    }
    expect(localStorage.getItem(storageKeys.referralCode.key)).toContain(CODE);
  });

  it('can be declined, also for a reload', async () => {
    const { user } = await renderApp(`/terms?ref=${CODE}&from=chat#scope`);
    await user.click(await screen.findByRole('button', { name: 'Remove it' }));
    expect(localStorage.getItem(storageKeys.referralCode.key)).toBeNull();
    expect(window.location.href).toMatch(/\/terms\?from=chat#scope$/);
  });

  it('is ignored if its code is invalid', async () => {
    await renderApp('/about?ref=<script>');
    expect(screen.queryByText(/You opened a referral link/)).not.toBeInTheDocument();
    expect(localStorage.getItem(storageKeys.referralCode.key)).toBeNull();
  });

  it('expires after 30 days', async () => {
    const now = Date.parse('2027-03-01T12:00:00Z');
    jest.spyOn(Date, 'now').mockReturnValue(now);
    saveItem('referralCode', { code: CODE }, now - 31 * 86_400_000);
    await renderApp('/about');
    expect(localStorage.getItem(storageKeys.referralCode.key)).toBeNull();
  });
});

describe.each(['SecurityError', 'QuotaExceededError'])('when storage throws (%s)', (name) => {
  beforeEach(() => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', name);
    });
  });

  it('promises to keep a link’s code only for this visit', async () => {
    const { user } = await renderApp(`/referral-program?ref=${CODE}`);
    expect(await screen.findByText(/You opened a referral link/)).toHaveTextContent(/on this visit/);
    expect(screen.queryByText(/for 30 days/, { selector: 'p:has(code)' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    const band = within(main().getByRole('region', { name: 'A friend referred you' }));
    expect(band.getByText(/on this visit/)).toBeInTheDocument();
    expect(band.getByText(CODE)).toBeInTheDocument();
    expect(band.queryByText(/saved on this device/)).not.toBeInTheDocument();
  });

  it('tells the visitor to write down their own code', async () => {
    const { user } = await renderApp('/referral-program');
    await user.click(main().getByRole('button', { name: 'Get my link' }));
    expect(main().getByText(/won’t let us save this/)).toHaveTextContent(/Write the code down/);
    expect(main().queryByRole('button', { name: /from this device/ })).not.toBeInTheDocument();
    await user.click(main().getByRole('button', { name: 'Remove it' }));
    expect(main().getByRole('button', { name: 'Get my link' })).toBeInTheDocument();
  });
});
