import { act, screen, waitFor, within } from '@testing-library/react';
import { answer, bearerOf, noAnswer, ok, unauthorized } from '../../support/answers';
import { autofill, enterSubmits } from '../../support/browserEvents';
import { renderApp } from '../../support/renderApp';
import { until } from '../../support/until';

const tokens = ok({ access: 'a', refresh: 'r', user: { first_name: 'Ada' } });
const PASSWORD = '  päss wörd  ';

async function open(path = '/terms?account=sign-in') {
  const posts = answer('/api/auth/login/', tokens);
  answer('/api/auth/profile/', noAnswer);
  const { user, store } = await renderApp(path, { persist: true });
  const dialog = within(await screen.findByRole('dialog'));
  const email = dialog.getByLabelText('E-mail');
  const password = dialog.getByLabelText('Password');
  return {
    user,
    store,
    posts,
    dialog,
    email,
    password,
    submit: dialog.getByRole('button', { name: 'Sign in' }),
  };
}
const closed = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

it.each(['a double click', 'pressing Enter three times'])(
  'signs in once on %s, with the address trimmed and the password unchanged',
  async (how) => {
    const { user, posts, email, password, submit } = await open();
    await user.type(email, ' ada@example.com ');
    await user.type(password, PASSWORD);
    if (how === 'a double click') await user.dblClick(submit);
    else await user.keyboard('{Enter}{Enter}{Enter}');
    await closed();
    expect(posts).toHaveLength(1);
    expect(await posts[0]?.json()).toEqual({ email: 'ada@example.com', password: PASSWORD });
  },
);

it('sends a registration trimmed, except the password, and a phone number only if one was typed', async () => {
  const posts = answer('/api/auth/register/', ok({ success: false }));
  const { user } = await renderApp('/terms?account=register');
  const dialog = within(await screen.findByRole('dialog'));
  const create = () => user.click(dialog.getByRole('button', { name: 'Create account' }));
  await user.type(dialog.getByLabelText('First name'), ' Ada ');
  await user.type(dialog.getByLabelText('Last name'), ' Obi ');
  await user.type(dialog.getByLabelText('E-mail'), ' ada@example.com ');
  await user.type(dialog.getByLabelText('Password'), PASSWORD);
  await create();
  await until(() => posts.length === 1);
  const body = { first_name: 'Ada', last_name: 'Obi', email: 'ada@example.com', password: PASSWORD };
  expect(await posts[0]?.json()).toEqual(body);
  await dialog.findByRole('alert');
  await user.type(dialog.getByLabelText(/^Phone/), '+234 803 123 4567');
  await create();
  await until(() => posts.length === 2);
  expect(await posts[1]?.json()).toEqual({ ...body, phone: '+2348031234567' });
});

it('does not resend when the visitor goes back after signing in', async () => {
  const { user, posts, store, email, password, submit } = await open();
  autofill(email, 'ada@example.com');
  autofill(password, PASSWORD);
  await user.click(submit);
  await closed();
  act(() => {
    window.history.back();
  });
  await waitFor(() => {
    expect(store.getState().auth.access).toBe('a');
  });
  expect(posts).toHaveLength(1);
});

it('accepts autofill and a password of 10 000 characters', async () => {
  const { user, posts, email, password, submit } = await open();
  autofill(email, 'ada@example.com');
  autofill(password, 'p'.repeat(10_000));
  await user.click(submit);
  await closed();
  expect(await posts[0]?.json()).toEqual({ email: 'ada@example.com', password: 'p'.repeat(10_000) });
});

it('does not submit on the Enter that ends an IME composition', async () => {
  const { email } = await open();
  expect(enterSubmits(email, { isComposing: true })).toBe(false);
  expect(enterSubmits(email, { keyCode: 229 })).toBe(false);
  expect(enterSubmits(email)).toBe(true);
});

it('asks for the password when the session has expired, with the address filled in', async () => {
  localStorage.setItem('access_token', 'stale');
  localStorage.setItem('refresh_token', 'stale');
  localStorage.setItem('user', '{"email":"ada@example.com"}');
  answer('/api/auth/token/refresh/', unauthorized);
  const posts = answer('/api/auth/login/', tokens);
  const profiles = answer('/api/auth/profile/', unauthorized);
  const { user } = await renderApp('/terms?account=me', { persist: true });
  const password = await screen.findByLabelText('Password');
  expect(screen.getByLabelText('E-mail')).toHaveValue('ada@example.com');
  await user.type(password, 'x{Enter}');
  await waitFor(() => {
    expect(localStorage.getItem('access_token')).toBe('a');
  });
  expect(posts).toHaveLength(1);
  expect(profiles.map(bearerOf).filter((token) => token === 'stale')).toHaveLength(1);
});

it.each([500, 503])('doesn’t leave it at the credentials if the server is in trouble: %i', async (status) => {
  const { user, email, password, dialog, submit } = await open();
  answer('/api/auth/login/', () => new Response('<h1>Error</h1>', { status }));
  await user.type(email, 'ada@example.com');
  await user.type(password, PASSWORD);
  await user.click(submit);
  const alert = await dialog.findByRole('alert');
  expect(alert).toHaveTextContent('Login failed. Please check your credentials.');
  expect(alert).toHaveTextContent(
    /Our server (?:has a problem|isn’t responding)\. Try again in a few minutes, or call us\./,
  );
  expect(alert).not.toHaveTextContent('<');
});

it('puts FastAPI’s errors next to their fields, and never repeats the password', async () => {
  const { user, email, password, dialog, submit } = await open();
  const detail = [
    {
      type: 'string_too_short',
      loc: ['body', 'password'],
      msg: 'Use at least 8 characters.',
      input: 'hunter2',
    },
  ];
  answer('/api/auth/login/', ok({ detail }, 422));
  await user.type(email, 'ada@example.com');
  await user.type(password, 'hunter2');
  await user.click(submit);
  expect(await dialog.findByRole('alert')).toHaveTextContent('Use at least 8 characters.');
  expect(password).toHaveAccessibleDescription('Error: Use at least 8 characters.');
  expect(screen.getByRole('dialog')).not.toHaveTextContent(/hunter2|detail|loc/);
});
