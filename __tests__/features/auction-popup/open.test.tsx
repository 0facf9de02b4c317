import { fireEvent, screen, within } from '@testing-library/react';
import { auctionPartners } from '../../../src/content/partners';
import { selectPopupStatus } from '../../../src/features/auction-popup/popupSlice';
import { useQuietBackend } from '../../support/answers';
import { advanceTime, useFakeTime } from '../../support/fakeTime';
import { follow } from '../../support/follow';
import { renderApp } from '../../support/renderApp';

useFakeTime();
useQuietBackend();

const dialog = () => screen.queryByRole('dialog', { name: "Access The World's Largest Auto Auctions" });
const countdown = () => screen.getByText(/^Auto-closes in/).textContent;
const scrollLock = () => document.documentElement.style.overflow;

async function openPopup() {
  const app = await renderApp('/', { fakeTimers: true });
  await advanceTime(3_000);
  const box = dialog();
  if (!box) throw new Error('no pop-up');
  return { ...app, box };
}

it('has the texts of the specification and links to the three auction houses', async () => {
  const { box } = await openPopup();
  expect(within(box).getByText('LICENSED MEMBER ACCESS')).toBeInTheDocument();
  expect(
    within(box).getByText(
      'We are a licensed member of these three auction houses. We search, bid, buy and ship on your behalf.',
    ),
  ).toBeVisible();
  const partners = within(box).getAllByRole('link', { name: /opens in a new tab/ });
  expect(partners.map((link) => link.getAttribute('href'))).toEqual(auctionPartners.map(({ url }) => url));
  expect(partners).toHaveLength(3);
  for (const link of partners) expect(link).toHaveAttribute('target', '_blank');
  expect(within(box).getByRole('link', { name: 'Learn How It Works' })).toHaveAttribute(
    'href',
    '/how-it-works',
  );
  expect(within(box).getByRole('progressbar', { name: /Auto-closes in/ })).toHaveAttribute('max', '60');
});

it('shows the name of an auction house when its logo fails to load', async () => {
  const { box } = await openPopup();
  for (const { name, alt } of auctionPartners) {
    const logo = within(box).getByRole('img', { name: alt });
    fireEvent.error(logo);
    expect(logo).not.toBeInTheDocument();
    expect(within(box).getByText(name)).toBeInTheDocument();
  }
});

describe('closes', () => {
  it.each(['Close', 'Maybe Later'])('on %s', async (name) => {
    const { user } = await openPopup();
    await user.click(screen.getByRole('button', { name }));
    expect(dialog()).not.toBeInTheDocument();
  });

  it('on a click outside, but not inside', async () => {
    const { user, box } = await openPopup();
    await user.click(screen.getByText('LICENSED MEMBER ACCESS'));
    expect(dialog()).toBeInTheDocument();
    await user.click(box);
    expect(dialog()).not.toBeInTheDocument();
  });

  it('not when text is selected beyond its edge', async () => {
    const { user, box } = await openPopup();
    await user.pointer([
      { keys: '[MouseLeft>]', target: screen.getByText('LICENSED MEMBER ACCESS') },
      { target: box },
      { keys: '[/MouseLeft]' },
    ]);
    expect(dialog()).toBeInTheDocument();
  });

  it('on Escape', async () => {
    const { user } = await openPopup();
    await user.keyboard('{Escape}');
    expect(dialog()).not.toBeInTheDocument();
  });

  it('on Learn How It Works, which opens that page', async () => {
    const { store } = await openPopup();
    await follow('Learn How It Works');
    expect(window.location.pathname).toBe('/how-it-works');
    expect(dialog()).not.toBeInTheDocument();
    expect(selectPopupStatus(store.getState())).toBe('idle');
  });

  it('when the visitor leaves the page', async () => {
    await openPopup();
    await follow('About Us');
    expect(dialog()).not.toBeInTheDocument();
    expect(scrollLock()).toBe('');
  });
});

it('locks page scrolling while open', async () => {
  const { user } = await openPopup();
  expect(scrollLock()).toBe('hidden');
  await user.keyboard('{Escape}');
  expect(scrollLock()).toBe('');
});

describe('the countdown', () => {
  it('counts down from 60 to zero by the second, then closes', async () => {
    await openPopup();
    expect(countdown()).toBe('Auto-closes in 60 seconds');
    await advanceTime(1_000);
    expect(countdown()).toBe('Auto-closes in 59 seconds');
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '59');
    await advanceTime(58_999);
    expect(countdown()).toBe('Auto-closes in 1 seconds');
    await advanceTime(1);
    expect(dialog()).not.toBeInTheDocument();
  });

  it('stops when the pop-up is closed', async () => {
    const { user, store } = await openPopup();
    await user.keyboard('{Escape}');
    const onAction = jest.fn();
    store.subscribe(onAction);
    await advanceTime(5_000);
    expect(onAction).not.toHaveBeenCalled();
  });

  it('closes the pop-up once, at the first tick after a tab has slept', async () => {
    const { store } = await openPopup();
    const closings: string[] = [];
    let before = selectPopupStatus(store.getState());
    store.subscribe(() => {
      const status = selectPopupStatus(store.getState());
      if (status !== before) closings.push(status);
      before = status;
    });
    jest.setSystemTime(Date.now() + 30 * 60_000);
    await advanceTime(1_000);
    expect(dialog()).not.toBeInTheDocument();
    await advanceTime(120_000);
    expect(closings.filter((status) => status === 'closed')).toHaveLength(1);
  });

  it('is not announced every second', async () => {
    await openPopup();
    const text = screen.getByText(/^Auto-closes in/);
    expect(text.closest('[aria-live], [role="status"], [role="alert"], [role="timer"]')).toBeNull();
  });
});
