import { screen, within } from '@testing-library/react';
import { company } from '../../../src/content/company';
import { selectNotifications } from '../../../src/features/notifications/notificationsSlice';
import { signedInApp } from '../../support/account';
import { answer, noAnswer, ok } from '../../support/answers';
import { saveItem } from '../../support/deviceItems';
import { renderApp } from '../../support/renderApp';

const dialog = async () => within(await screen.findByRole('dialog'));

async function open(view: 'sign-in' | 'register') {
  const app = await renderApp(`/terms?account=${view}`, { persist: true });
  return { ...app, box: await dialog() };
}

it.each(['sign-in', 'register'] as const)('says on the %s screen what an account is for', async (view) => {
  const { box } = await open(view);
  expect(await box.findByText(/^An account fills in your contact info/)).toHaveTextContent(
    'You don’t need one to get a quote or track a shipment.',
  );
});

describe('a forgotten password', () => {
  const help = 'Forgot your password?';

  it('offers our phone numbers and a prepared e-mail', async () => {
    const { user, box } = await open('sign-in');
    await user.type(await box.findByLabelText('E-mail'), 'ada@example.com');
    await user.click(box.getByText(help));
    for (const { label, href } of company.phones)
      expect(box.getByRole('link', { name: (name) => name.includes(label) })).toHaveAttribute('href', href);
    const mail = new URL(box.getByRole('link', { name: 'E-mail us' }).getAttribute('href') ?? '');
    expect(mail.pathname).toBe(company.email);
    expect(mail.searchParams.get('subject')).toBe('Forgot my password');
    expect(mail.searchParams.get('body')).toContain('ada@example.com');
    expect(box.getByText(/Never send us the password itself/)).toBeInTheDocument();
  });

  it('is not offered for a new account', async () => {
    const { box } = await open('register');
    await box.findByLabelText('First name');
    expect(box.queryByText(help)).not.toBeInTheDocument();
  });
});

it('clears the errors of a failed sign-in after a successful one', async () => {
  answer('/api/auth/login/', ok({}, 401), ok({ success: true, access: 'a', refresh: 'r', user: { id: 1 } }));
  answer('/api/auth/profile/', ok({ id: 1 }));
  const { user, box, store } = await open('sign-in');
  await user.type(await box.findByLabelText('E-mail'), 'a@example.com');
  await user.type(box.getByLabelText('Password'), 'x');
  await user.click(box.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Login failed')).toBeInTheDocument();
  await user.click(box.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Login successful!')).toBeInTheDocument();
  // jsdom runs no animations, so a closing toast never leaves the DOM.
  expect(selectNotifications(store.getState()).map(({ text }) => text)).toEqual(['Login successful!']);
  expect(screen.queryByText('Login failed. Please check your credentials.')).not.toBeInTheDocument();
});

describe('when signed in', () => {
  async function openAccount() {
    const app = await signedInApp('/terms');
    const [entry] = screen.getAllByRole('link', { name: 'Your account' });
    if (!entry) throw new Error('not signed in');
    await app.user.click(entry);
    return { ...app, box: await dialog() };
  }

  it('lists this device’s requests with their last known status and a tracking link', async () => {
    const noon = (day: string) => Date.parse(`${day}T12:00:00`);
    saveItem('trackedReferences', [
      { reference: 'HAL-AAAA-BBBB', status: 'in_transit', at: noon('2026-11-12') },
      { reference: 'HAL-CCCC-DDDD', status: 'received', at: noon('2026-11-03') },
      { reference: 'HAL-EEEE-FFFF', status: 'quoted', at: 0 },
      { reference: 'HAL-GGGG-HHHH', status: 'delivered', at: noon('2026-10-01') },
    ]);
    const { box } = await openAccount();
    const list = within(await box.findByRole('region', { name: 'Your requests on this device' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'HAL-AAAA-BBBBIn transit, 12 Nov 2026Track HAL-AAAA-BBBB',
      'HAL-CCCC-DDDDReceived, 3 Nov 2026Track HAL-CCCC-DDDD',
      'HAL-EEEE-FFFFQuotedTrack HAL-EEEE-FFFF',
      'HAL-GGGG-HHHHDelivered, 1 Oct 2026Track HAL-GGGG-HHHH',
    ]);
    expect(list.getByRole('link', { name: 'Track HAL-CCCC-DDDD' })).toHaveAttribute(
      'href',
      '/track?reference=HAL-CCCC-DDDD',
    );
  });

  it('shows the user from the sign-in, without an error, when the profile does not load', async () => {
    localStorage.setItem('access_token', 'a');
    localStorage.setItem('refresh_token', 'r');
    localStorage.setItem('user', JSON.stringify({ first_name: 'Ada', email: 'ada@example.com' }));
    answer('/api/auth/profile/', ok({}, 500));
    await renderApp('/terms?account=me', { persist: true });
    const box = await dialog();
    expect(await box.findByText('ada@example.com')).toBeInTheDocument();
    expect(box.queryByText('Your profile didn’t load.')).not.toBeInTheDocument();
  });

  it('says that the profile did not load when nothing else is known', async () => {
    const app = await signedInApp('/terms');
    answer('/api/auth/profile/', ok({}, 500));
    const [entry] = screen.getAllByRole('link', { name: 'Your account' });
    if (!entry) throw new Error('not signed in');
    await app.user.click(entry);
    const box = await dialog();
    expect(
      await box.findByText('Your profile didn’t load.', undefined, { timeout: 5000 }),
    ).toBeInTheDocument();
    answer('/api/auth/profile/', noAnswer);
    const again = box.getByRole('button', { name: 'Try again' });
    await app.user.click(again);
    expect(await box.findByRole('button', { name: 'Trying again…' })).toBe(again);
    expect(again).toHaveFocus();
  });
});
