import { screen, waitFor, within } from '@testing-library/react';
import { answer, ok } from '../../support/answers';
import type { Answer } from '../../support/answers';
import { firstLink, follow } from '../../support/follow';
import { renderApp } from '../../support/renderApp';
import { useSandbox } from '../../support/sandbox';
import { until } from '../../support/until';

const dialog = () => screen.findByRole('dialog');
const toast = (text: string) => screen.findByText(text, { selector: '[class*=oast] *, [role=alert] *' });

async function open(view: 'sign-in' | 'register' | 'me', path = '/terms') {
  const app = await renderApp(`${path}?account=${view}`, { persist: true });
  return { ...app, within: within(await dialog()) };
}

const fill = async (app: Awaited<ReturnType<typeof open>>, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    await app.user.type(app.within.getByLabelText(label), value);
};

const registration = {
  'First name': 'Ada',
  'Last name': 'Obi',
  'E-mail': 'ada@example.com',
  Password: 'a long sentence',
};

describe('with the sandbox', () => {
  useSandbox();

  it('signs in from any page, shows the user, and logs out', async () => {
    const app = await open('sign-in');
    await fill(app, { 'E-mail': 'demo@harmattan.example', Password: 'sandbox-demo-1' });
    await app.user.click(app.within.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(window.location.search).toBe('');
    expect(await toast('Login successful!')).toBeInTheDocument();
    await until(() => localStorage.getItem('access_token') !== null);

    const entry = screen.getAllByRole('link', { name: /Demo/ })[0];
    if (!entry) throw new Error('no entry');
    await app.user.click(entry);
    const me = within(await dialog());
    expect(await me.findByText('demo@harmattan.example')).toBeInTheDocument();
    expect(me.getByRole('link', { name: /Client Portal/ })).toHaveAttribute('target', '_blank');
    await app.user.click(me.getByRole('button', { name: 'Log out' }));
    expect(await toast('Logged out successfully')).toBeInTheDocument();
    await until(() => Object.keys(localStorage).every((key) => !/token|user/.test(key)));
  });

  it('creates an account', async () => {
    const app = await open('register');
    await fill(app, registration);
    await app.user.click(app.within.getByRole('button', { name: 'Create account' }));
    expect(await toast('Registration successful!')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Ada Obi' }).length).toBeGreaterThan(0);
  });

  it('shows the server’s password errors next to the password', async () => {
    const app = await open('register');
    await fill(app, { ...registration, Password: '123' });
    await app.user.click(app.within.getByRole('button', { name: 'Create account' }));
    await waitFor(() => {
      expect(app.within.getByLabelText('Password')).toBeInvalid();
    });
    expect(app.within.getByLabelText('Password')).toHaveAccessibleDescription(/short|common|numeric/i);
    expect(app.within.getByLabelText('First name')).toHaveValue('Ada');
  });
});

it.each([
  ['an array', [{ id: 1 }]],
  ['a text', 'ada'],
  ['a number', 7],
])('stores a user that is %s as it came, and restores it', async (_what, user) => {
  answer('/api/auth/login/', ok({ success: true, access: 'a', refresh: 'r', user }));
  answer('/api/auth/profile/', ok({ id: 1 }));
  const app = await open('sign-in');
  await fill(app, { 'E-mail': 'ada@example.com', Password: 'secret-secret' });
  await app.user.click(app.within.getByRole('button', { name: 'Sign in' }));
  expect(await toast('Login successful!')).toBeInTheDocument();
  await until(() => localStorage.getItem('user') === JSON.stringify(user));
  app.unmount();
  const { store } = await renderApp('/terms', { persist: true });
  await waitFor(() => {
    expect(store.getState().auth.user).toEqual(user);
  });
  expect(screen.getAllByRole('link', { name: 'Your account' }).length).toBeGreaterThan(0);
});

describe('a registration that must be confirmed first', () => {
  it.each([
    ['message', { success: true, message: 'Check your e-mail to confirm.', user: { first_name: 'Ada' } }],
    ['detail', { detail: 'Check your e-mail to confirm.', access: null }],
  ])('shows the server’s %s in the dialog, without signing in', async (_where, body) => {
    answer('/api/auth/register/', ok(body, 201));
    const app = await open('register');
    await fill(app, registration);
    await app.user.click(app.within.getByRole('button', { name: 'Create account' }));
    expect(await app.within.findByText('Check your e-mail to confirm.')).toBeInTheDocument();
    expect(app.within.getByRole('heading', { name: 'Account created' })).toHaveFocus();
    expect(app.within.queryByLabelText('Password')).not.toBeInTheDocument();
    expect(await toast('Registration successful!')).toBeInTheDocument();
    expect(app.store.getState().auth).toMatchObject({ access: null, refresh: null, user: null });
    expect(Object.keys(localStorage).filter((key) => /token|^user$/.test(key))).toEqual([]);
    await app.user.click(app.within.getByRole('link', { name: 'Sign in' }));
    expect(await app.within.findByLabelText('E-mail')).toHaveValue('ada@example.com');
  });

  it('says how to confirm in a toast if the dialog was closed before the response', async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((done) => (release = done));
    answer('/api/auth/register/', async (request) => {
      await gate;
      return ok({ success: true, message: 'Check your e-mail to confirm.' }, 201)(request);
    });
    const app = await open('register');
    await fill(app, registration);
    await app.user.click(app.within.getByRole('button', { name: 'Create account' }));
    await app.user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    release();
    expect(await toast('Registration successful!')).toBeInTheDocument();
    expect(await toast('Check your e-mail to confirm.')).toBeInTheDocument();
  });

  it('is not assumed when the server sends neither a token nor a message', async () => {
    answer('/api/auth/register/', ok({ id: 7 }, 201));
    const app = await open('register');
    await fill(app, registration);
    await app.user.click(app.within.getByRole('button', { name: 'Create account' }));
    expect(await app.within.findByRole('alert')).toHaveTextContent(/you may already have an account/);
  });
});

describe('errors of the catalogue', () => {
  const attempt = async (view: 'sign-in' | 'register', reply: Answer) => {
    answer(view === 'sign-in' ? '/api/auth/login/' : '/api/auth/register/', reply);
    const app = await open(view);
    await fill(app, view === 'sign-in' ? { 'E-mail': 'a@example.com', Password: 'x' } : registration);
    await app.user.click(app.within.getByRole('button', { name: /^(Sign in|Create account)$/ }));
    return app;
  };

  it('shows the server’s message, or the default one', async () => {
    const first = await attempt('sign-in', ok({ success: false, message: 'This account is locked.' }));
    expect(await first.within.findByRole('alert')).toHaveTextContent('This account is locked.');
    first.unmount();
    const second = await attempt('sign-in', ok({}, 401));
    expect(await second.within.findByRole('alert')).toHaveTextContent(
      'Login failed. Please check your credentials.',
    );
    second.unmount();
    const third = await attempt('register', ok({ success: false }));
    expect(await third.within.findByRole('alert')).toHaveTextContent(
      'Registration failed. Please try again.',
    );
  });

  it.each([
    ['an object of lists', { email: ['Already taken.'] }],
    ['an object of strings', { email: 'Already taken.' }],
  ])('puts errors next to their fields: %s', async (_shape, errors) => {
    const app = await attempt('register', ok({ success: false, errors }));
    await waitFor(() => {
      expect(app.within.getByLabelText('E-mail')).toHaveAccessibleDescription(/Already taken\./);
    });
  });

  it('lists errors of no field in the summary', async () => {
    const app = await attempt('register', ok({ success: false, errors: { captcha: ['Missing.'] } }));
    expect(await app.within.findByRole('alert')).toHaveTextContent('Missing.');
  });

  it('keeps what was typed when the response is unreadable', async () => {
    const app = await attempt('sign-in', ok({ access: 7 }));
    expect(await app.within.findByRole('alert')).toHaveTextContent('An unexpected error occurred');
    expect(app.within.getByLabelText('E-mail')).toHaveValue('a@example.com');
  });
});

it('asks for missing fields before sending', async () => {
  const app = await open('sign-in');
  await app.user.click(app.within.getByRole('button', { name: 'Sign in' }));
  expect(await app.within.findByRole('alert')).toHaveFocus();
  expect(app.within.getByLabelText('E-mail')).toBeInvalid();
});

it('does not navigate when the response arrives after the dialog was closed', async () => {
  const app = await renderApp('/cookies', { persist: true });
  await follow('Terms of Service');
  await app.user.click(firstLink('Sign in'));
  let release: () => void = () => undefined;
  const gate = new Promise<void>((done) => (release = done));
  answer('/api/auth/login/', async (request) => {
    await gate;
    return ok({ success: true, access: 'a', refresh: 'r', user: { first_name: 'Ada' } })(request);
  });
  const box = within(await dialog());
  await app.user.type(await box.findByLabelText('E-mail'), 'a@example.com');
  await app.user.type(box.getByLabelText('Password'), 'x');
  await app.user.click(box.getByRole('button', { name: 'Sign in' }));
  await app.user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(window.location.search).toBe('');
  release();
  expect(await toast('Login successful!')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Terms of Service');
});

it('keeps what was typed on a click outside the form', async () => {
  const app = await open('sign-in');
  await fill(app, { 'E-mail': 'a@example.com' });
  await app.user.click(screen.getByRole('dialog'));
  expect(app.within.getByLabelText('E-mail')).toHaveValue('a@example.com');
});

it('supports password managers and can show the password', async () => {
  const app = await open('sign-in');
  const password = app.within.getByLabelText('Password');
  expect(app.within.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'username');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  expect(password).toHaveAttribute('type', 'password');
  const show = app.within.getByRole('button', { name: 'Show password' });
  await app.user.click(show);
  expect(password).toHaveAttribute('type', 'text');
  // The name changes, so a pressed state would say the opposite.
  expect(show).toHaveAccessibleName('Hide password');
  expect(show).not.toHaveAttribute('aria-pressed');
});

it('names the user by whatever is known', async () => {
  for (const [user, name] of [
    [{ first_name: 7, email: 'ada@example.com' }, 'ada@example.com'],
    [{}, 'Your account'],
  ] as const) {
    localStorage.setItem('access_token', 'a');
    localStorage.setItem('refresh_token', 'r');
    localStorage.setItem('user', JSON.stringify(user));
    const { unmount } = await renderApp('/terms', { persist: true });
    expect((await screen.findAllByRole('link', { name })).length).toBeGreaterThan(0);
    unmount();
  }
});

it('keeps what was typed, except the password, between the screens, and forgets it on close', async () => {
  const app = await open('register');
  await fill(app, registration);
  await app.user.click(app.within.getByRole('link', { name: 'Sign in' }));
  expect(app.within.getByLabelText('E-mail')).toHaveValue('ada@example.com');
  expect(app.within.getByLabelText('Password')).toHaveValue('');
  await app.user.click(app.within.getByRole('link', { name: /Create/ }));
  expect(app.within.getByLabelText('First name')).toHaveValue('Ada');
  expect(app.within.getByLabelText('Last name')).toHaveValue('Obi');
  expect(app.within.getByLabelText('Password')).toHaveValue('');
  await app.user.click(app.within.getByRole('button', { name: 'Close the account dialog' }));
  await follow('Sign in');
  expect(within(await dialog()).getByLabelText('E-mail')).toHaveValue('');
});
