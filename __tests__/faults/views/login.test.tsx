import { screen, within } from '@testing-library/react';
import { answer, dropped, html, ok } from '../../support/answers';
import type { Answer } from '../../support/answers';
import { renderApp } from '../../support/renderApp';
import { storedItems } from '../../support/session';
import { MACHINE_WORDS, viewFaults } from '../../support/viewFaults';

async function signIn(reply: Answer) {
  const posts = answer('/api/auth/login/', reply);
  const { user, store } = await renderApp('/terms?account=sign-in', { persist: true });
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('E-mail'), 'ada@example.com');
  await user.type(dialog.getByLabelText('Password'), 'a long sentence');
  await user.click(dialog.getByRole('button', { name: 'Sign in' }));
  return { posts, dialog, store };
}

it.each(viewFaults)(
  'tells in plain words, offers a next step and loses nothing after: %s',
  async (_name, reply) => {
    const { posts, dialog, store } = await signIn(reply);
    const alert = await dialog.findByRole('alert');
    expect(alert.textContent).toMatch(/\w{3}/);
    expect(alert.textContent).not.toMatch(MACHINE_WORDS);
    expect(dialog.getByLabelText('E-mail')).toHaveValue('ada@example.com');
    expect(dialog.getByLabelText('Password')).toHaveValue('a long sentence');
    expect(dialog.getByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-disabled', 'true');
    expect(posts).toHaveLength(1);
    expect(store.getState().auth).toMatchObject({ access: null, refresh: null, user: null });
    expect(storedItems()).toEqual({});
  },
);

it.each([
  ['a reset connection', dropped, /could not reach our server/],
  ['server trouble', html(502), /Our server has a problem/],
  ['no connection', dropped, /You are offline/],
  ['a wrong password', ok({ detail: 'No active account found.' }, 401), /No active account found\./],
])('tells the credentials from %s', async (name, reply, words) => {
  if (name === 'no connection') jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { dialog } = await signIn(reply);
  expect(await dialog.findByRole('alert')).toHaveTextContent(words);
});
