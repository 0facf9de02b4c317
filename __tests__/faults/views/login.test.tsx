import { screen, within } from '@testing-library/react';
import { login, register } from '../../../src/api/authEndpoints';
import { makeStore } from '../../../src/app/makeStore';
import { catalogue } from '../../../src/content/messages';
import { accountWords } from '../../../src/content/pages/account';
import { credentialFailure } from '../../../src/features/account/credentialFailure';
import { answer, dropped, html, ok, throttled } from '../../support/answers';
import type { Answer } from '../../support/answers';
import { renderApp } from '../../support/renderApp';
import { openTab, storedItems } from '../../support/session';
import { TECHNICAL_TEXT, viewFaults } from '../../support/viewFaults';

async function signIn(reply: Answer) {
  const posts = answer('/api/auth/login/', reply);
  const { user, store } = await renderApp('/terms?account=sign-in', { persist: true });
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('E-mail'), 'ada@example.com');
  await user.type(dialog.getByLabelText('Password'), 'a long sentence');
  await user.click(dialog.getByRole('button', { name: 'Sign in' }));
  return { posts, dialog, store, user };
}

/** Signs in from a store alone. @returns the messages that the dialog would show, and the store */
async function signInAlone(reply: Answer) {
  const posts = answer('/api/auth/login/', reply);
  const store = (await openTab()).store;
  const { error } = await store.dispatch(
    login.initiate({ email: 'ada@example.com', password: 'a long sentence' }),
  );
  const words = { fallback: catalogue.loginFailed };
  return { posts, store, ...credentialFailure(error, ['email', 'password'], words) };
}

it.each(viewFaults.slice(0, 2))(
  'explains in the dialog in plain words, offers a next step and keeps everything after %s',
  async (_name, reply) => {
    const { posts, dialog, store } = await signIn(reply);
    const alert = await dialog.findByRole('alert');
    expect(alert.textContent).toMatch(/\w{3}/);
    expect(alert.textContent).not.toMatch(TECHNICAL_TEXT);
    expect(dialog.getByLabelText('E-mail')).toHaveValue('ada@example.com');
    expect(dialog.getByLabelText('Password')).toHaveValue('a long sentence');
    expect(dialog.getByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-disabled', 'true');
    expect(posts).toHaveLength(1);
    expect(store.getState().auth).toMatchObject({ access: null, refresh: null, user: null });
    expect(storedItems()).toEqual({});
  },
);

it.each(viewFaults.slice(2))(
  'explains in plain words, and changes neither session nor storage, after %s',
  async (_name, reply) => {
    const { posts, store, formErrors } = await signInAlone(reply);
    expect(formErrors.join(' ')).toMatch(/\w{3}/);
    expect(formErrors.join(' ')).not.toMatch(TECHNICAL_TEXT);
    expect(posts).toHaveLength(1);
    expect(store.getState().auth).toMatchObject({ access: null, refresh: null, user: null });
    expect(storedItems()).toEqual({});
  },
);

it.each([
  ['a reset connection', dropped, /couldn’t connect to our server/],
  ['no connection', dropped, /You’re offline/],
  ['an unreadable response', html(200), /couldn’t read our server’s response/],
])('does not blame the credentials for %s', async (name, reply, words) => {
  if (name === 'no connection') jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { formErrors } = await signInAlone(reply);
  expect(formErrors.join(' ')).toMatch(words);
  expect(formErrors.join(' ')).not.toMatch(/credentials/);
});

const OUR_TROUBLE = 'Our server has a problem. Try again in a few minutes, or call us.';

it.each([
  [
    'a server error without a message',
    html(500),
    ['Login failed. Please check your credentials.', OUR_TROUBLE],
  ],
  [
    'a server error in JSON without a message',
    ok({}, 503),
    ['Login failed. Please check your credentials.', OUR_TROUBLE],
  ],
  ['a server error with a message', ok({ message: 'We are back at noon.' }, 503), ['We are back at noon.']],
  ['a wrong password', ok({ detail: 'No active account found.' }, 401), ['No active account found.']],
  ['a refusal without a message', ok({}, 401), ['Login failed. Please check your credentials.']],
])('words a response as the error catalogue does: %s', async (_name, reply, words) => {
  const { formErrors } = await signInAlone(reply);
  expect(formErrors).toEqual(words);
});

it('shows each sentence in the dialog', async () => {
  const { dialog } = await signIn(ok({ detail: 'No active account found.' }, 401));
  const sentences = within(await dialog.findByRole('alert')).getAllByRole('listitem');
  expect(sentences.map(({ textContent }) => textContent)).toEqual(['No active account found.']);
});

it('does not blame the credentials while rate-limited', async () => {
  const { posts, dialog, user } = await signIn(throttled(40));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Throttled.');
  await user.click(dialog.getByRole('button', { name: 'Sign in' }));
  expect(await dialog.findByText(/Try again in (?:40|39) seconds/)).toBeInTheDocument();
  expect(dialog.getByRole('alert')).not.toHaveTextContent(/credentials/);
  expect(posts).toHaveLength(1);
});

const NAMES = ['first_name', 'last_name', 'email', 'password'];

it.each([
  ['a reset connection', dropped],
  ['a proxy timeout', html(504)],
  ['a proxy’s 502', html(502)],
  ['a server error', html(500)],
  ['an unreadable response', html(200)],
])('says that the account may have been created after %s', async (_name, reply) => {
  answer('/api/auth/register/', reply);
  const ada = { first_name: 'Ada', last_name: 'Obi', email: 'ada@example.com', password: 'a long sentence' };
  const { error } = await makeStore().store.dispatch(register.initiate(ada));
  const { unanswered } = accountWords.register;
  const { formErrors } = credentialFailure(error, NAMES, {
    fallback: catalogue.registrationFailed,
    unanswered,
  });
  expect(formErrors.at(-1)).toBe(unanswered);
});

it('says in the dialog that the account may have been created', async () => {
  answer('/api/auth/register/', html(502));
  const { user } = await renderApp('/terms?account=register');
  const dialog = within(await screen.findByRole('dialog'));
  for (const label of ['First name', 'Last name', 'Password'])
    await user.type(dialog.getByLabelText(label), 'Ada');
  await user.type(dialog.getByLabelText('E-mail'), 'ada@example.com');
  await user.click(dialog.getByRole('button', { name: 'Create account' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/you may already have an account/);
});
