import { act, screen, waitFor, within } from '@testing-library/react';
import { login, register } from '../../../src/api/authEndpoints';
import { signedOut } from '../../../src/session/authSlice';
import { answer, dropped, html, droppedOffline, ok } from '../../support/answers';
import type { Answer } from '../../support/answers';
import { renderApp } from '../../support/renderApp';

const credentials = { email: 'a@b.co', password: 'x' };
const registration = { first_name: 'A', last_name: 'B', ...credentials };
const tokens = { success: true, access: 'a', refresh: 'r', user: { id: 1 } };
const LOGIN = '/api/auth/login/';
const REGISTER = '/api/auth/register/';

/** Each row: what happens, the endpoint, its response, the toast. */
const rows: [string, string, Answer, string, 'success' | 'error'][] = [
  ['login succeeds', LOGIN, ok(tokens), 'Login successful!', 'success'],
  [
    'login fails with a message',
    LOGIN,
    ok({ success: false, message: 'Wrong password.' }, 400),
    'Wrong password.',
    'error',
  ],
  [
    'login fails with success: false and 200',
    LOGIN,
    ok({ success: false, message: 'Locked.' }),
    'Locked.',
    'error',
  ],
  [
    'login fails with a detail',
    LOGIN,
    ok({ detail: 'No active account.' }, 401),
    'No active account.',
    'error',
  ],
  ['login fails without a message', LOGIN, ok({}, 401), 'Login failed', 'error'],
  [
    'login fails with a server error and a message',
    LOGIN,
    ok({ success: false, message: 'We are back at noon.' }, 503),
    'We are back at noon.',
    'error',
  ],
  ['login fails with HTML', LOGIN, html(502), 'Login failed', 'error'],
  ['login cannot reach the server', LOGIN, dropped, 'An unexpected error occurred', 'error'],
  ['login loses the connection', LOGIN, droppedOffline, 'An unexpected error occurred', 'error'],
  [
    'login gets an unreadable response',
    LOGIN,
    ok({ success: true }),
    'An unexpected error occurred',
    'error',
  ],
  ['registration succeeds', REGISTER, ok(tokens, 201), 'Registration successful!', 'success'],
  [
    'registration fails with a message',
    REGISTER,
    ok({ success: false, message: 'E-mail taken.' }, 400),
    'E-mail taken.',
    'error',
  ],
  [
    'registration fails without a message',
    REGISTER,
    ok({ email: ['Taken.'] }, 400),
    'Registration failed',
    'error',
  ],
  [
    'registration fails with success: false and 200',
    REGISTER,
    ok({ success: false }),
    'Registration failed',
    'error',
  ],
  ['registration gets an unreadable response', REGISTER, html(200), 'An unexpected error occurred', 'error'],
  ['registration cannot reach the server', REGISTER, dropped, 'An unexpected error occurred', 'error'],
];

const toasts = () => screen.getByRole('region', { name: /notifications/i });

it.each(rows)('shows one toast when %s', async (_name, path, reply, text, kind) => {
  answer(path, reply);
  const { store } = await renderApp('/terms');
  await act(async () => {
    await (path === LOGIN
      ? store.dispatch(login.initiate(credentials))
      : store.dispatch(register.initiate(registration)));
  });
  const toast = await within(await waitFor(toasts)).findByText(text);
  expect(toast.closest('.Toastify__toast')).toHaveClass(
    `Toastify__toast--${kind}`,
    'Toastify__toast-theme--light',
  );
  expect(screen.getAllByText(text)).toHaveLength(1);
});

it('returns the errors of a registration to the form', async () => {
  answer(REGISTER, ok({ success: false, errors: { email: ['Taken.'] } }, 400));
  const { store } = await renderApp('/terms');
  await act(async () => {
    const { error } = await store.dispatch(register.initiate(registration));
    expect(error).toMatchObject({ kind: 'validation', fields: { email: ['Taken.'] } });
  });
  await screen.findByText('Registration failed');
});

it('shows a toast on logout', async () => {
  const { store } = await renderApp('/terms');
  act(() => void store.dispatch(signedOut()));
  const toast = await screen.findByText('Logged out successfully');
  expect(toast.closest('.Toastify__toast')).toHaveClass('Toastify__toast--info');
});
