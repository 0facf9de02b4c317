import { act, screen, within } from '@testing-library/react';
import { storageKeys } from '../../src/config/storageKeys';
import { signedIn, signedOut } from '../../src/session/authSlice';
import { answer, ok } from '../support/answers';
import { follow } from '../support/follow';
import { renderApp } from '../support/renderApp';

const bola = { first_name: 'Bola', last_name: 'Ade', email: 'bola@example.com', phone: '+2348030000000' };
const session = (user: object) => signedIn({ access: 'a', refresh: 'r', user: { ...user } });
const form = () => within(screen.getByRole('form', { name: 'Send us a message' }));
const field = (name: RegExp) => form().getByRole('textbox', { name });
const stored = () => localStorage.getItem(storageKeys.contactDraft.key) ?? '';

async function signedInAs(user: object) {
  const app = await renderApp('/contact');
  act(() => {
    app.store.dispatch(session(user));
  });
  expect(field(/E-mail/)).toHaveValue('bola@example.com');
  return app;
}

it('keeps what was typed, and of the account nothing', async () => {
  const { user } = await signedInAs(bola);
  expect(stored()).toBe('');
  await user.type(field(/message/), 'Half a thought');
  expect(stored()).toContain('Half a thought');
  expect(stored()).not.toMatch(/Bola|bola@|8030000000/);
});

it('keeps nothing of the account when the message did not go through either', async () => {
  answer('/api/contact/', ok({}, 500));
  const { user } = await signedInAs(bola);
  await user.selectOptions(form().getByRole('combobox', { name: /about/i }), 'papers');
  await user.type(field(/message/), 'Which papers?');
  await user.click(form().getByRole('checkbox'));
  await user.click(form().getByRole('button', { name: 'Send message' }));
  await form().findByText('Your message wasn’t sent.');
  expect(stored()).toContain('Which papers?');
  expect(stored()).not.toMatch(/Bola|bola@|8030000000/);
});

it('takes the account’s answers out of the form, and what was typed, when it is left', async () => {
  const { user, store } = await signedInAs(bola);
  await user.clear(field(/name/));
  await user.type(field(/name/), 'Funmi');
  act(() => {
    store.dispatch(signedOut());
  });
  await screen.findByText('Logged out successfully');
  for (const name of [/name/, /E-mail/, /Phone/]) expect(field(name)).toHaveValue('');
  expect(stored()).toBe('');
});

it('writes in the name of who is signed in now', async () => {
  const { store } = await signedInAs(bola);
  act(() => {
    store.dispatch(session({ first_name: 'Chike', last_name: 'Eze', email: 'chike@example.com' }));
  });
  expect(field(/name/)).toHaveValue('Chike Eze');
  expect(field(/E-mail/)).toHaveValue('chike@example.com');
  expect(field(/Phone/)).toHaveValue('');
});

describe('what one person cleared', () => {
  const undo = () => form().queryByRole('button', { name: 'Undo' });
  const nameless = { id: 1 };

  /** The form, opened by this person, in which a message was written and cleared. */
  async function clearedBy(person: object | undefined) {
    const app = await renderApp('/contact');
    if (person) act(() => void app.store.dispatch(session(person)));
    await app.user.type(field(/message/), 'A private question');
    await app.user.click(form().getByRole('button', { name: 'Clear form' }));
    expect(undo()).toBeInTheDocument();
    return app;
  }

  it.each([
    ['after a logout', nameless, signedOut()],
    ['to the next account', nameless, session({ id: 2 })],
    ['to the account of somebody who signs in after it', undefined, session({ id: 2 })],
  ])('does not come back %s', async (_to, person, change) => {
    const { store } = await clearedBy(person);
    act(() => void store.dispatch(change));
    expect(undo()).not.toBeInTheDocument();
    expect(field(/message/)).toHaveValue('');
    expect(stored()).toBe('');
  });

  it('does not come back to the next account on a page that was left in between', async () => {
    const { store } = await clearedBy(nameless);
    await follow('Careers');
    await screen.findByRole('heading', { level: 1, name: 'Work with us' });
    act(() => void store.dispatch(session({ id: 2 })));
    window.history.back();
    await screen.findByRole('form', { name: 'Send us a message' });
    expect(undo()).not.toBeInTheDocument();
    expect(field(/message/)).toHaveValue('');
  });

  it('comes back to the same person', async () => {
    const { user } = await clearedBy(nameless);
    await user.click(form().getByRole('button', { name: 'Undo' }));
    expect(field(/message/)).toHaveValue('A private question');
  });
});
