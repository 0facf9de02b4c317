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

it('saves what was typed, but nothing from the account', async () => {
  const { user } = await signedInAs(bola);
  expect(stored()).toBe('');
  await user.type(field(/message/), 'Half a thought');
  expect(stored()).toContain('Half a thought');
  expect(stored()).not.toMatch(/Bola|bola@|8030000000/);
});

it('saves nothing from the account after a failed send either', async () => {
  answer('/api/contact/', ok({}, 500));
  const { user } = await signedInAs(bola);
  await user.selectOptions(form().getByRole('combobox', { name: /about/i }), 'papers');
  await user.type(field(/message/), 'Which papers?');
  await user.click(form().getByRole('checkbox'));
  await user.click(form().getByRole('button', { name: 'Send message' }));
  await form().findByText('Your message may have been sent.');
  expect(stored()).toContain('Which papers?');
  expect(stored()).not.toMatch(/Bola|bola@|8030000000/);
});

it('clears the account’s data and what was typed on logout', async () => {
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

it('fills in the name of the current account', async () => {
  const { store } = await signedInAs(bola);
  act(() => {
    store.dispatch(session({ first_name: 'Chike', last_name: 'Eze', email: 'chike@example.com' }));
  });
  expect(field(/name/)).toHaveValue('Chike Eze');
  expect(field(/E-mail/)).toHaveValue('chike@example.com');
  expect(field(/Phone/)).toHaveValue('');
});

describe('a cleared message', () => {
  const undo = () => form().queryByRole('button', { name: 'Undo' });
  const nameless = { id: 1 };

  /** Opens the form as this person, types a message and clears it. */
  async function clearMessageAs(person: object | undefined) {
    const app = await renderApp('/contact');
    if (person) act(() => void app.store.dispatch(session(person)));
    await app.user.type(field(/message/), 'A private question');
    await app.user.click(form().getByRole('button', { name: 'Clear form' }));
    expect(undo()).toBeInTheDocument();
    return app;
  }

  function expectNothingLeft() {
    expect(undo()).not.toBeInTheDocument();
    expect(field(/message/)).toHaveValue('');
    expect(stored()).toBe('');
  }

  it('cannot be restored after a logout', async () => {
    const { store } = await clearMessageAs(nameless);
    act(() => void store.dispatch(signedOut()));
    // Its code loads late, so the test may end first.
    await screen.findByText('Logged out successfully');
    expectNothingLeft();
  });

  it.each([
    ['for the next account', nameless, session({ id: 2 })],
    ['for an account that signs in later', undefined, session({ id: 2 })],
  ])('cannot be restored %s', async (_when, person, change) => {
    const { store } = await clearMessageAs(person);
    act(() => void store.dispatch(change));
    expectNothingLeft();
  });

  it('cannot be restored for the next account after leaving the page', async () => {
    const { store } = await clearMessageAs(nameless);
    await follow('Careers');
    await screen.findByRole('heading', { level: 1, name: 'Work with us' });
    act(() => void store.dispatch(session({ id: 2 })));
    window.history.back();
    await screen.findByRole('form', { name: 'Send us a message' });
    expect(undo()).not.toBeInTheDocument();
    expect(field(/message/)).toHaveValue('');
  });

  it('can be restored by the same person', async () => {
    const { user } = await clearMessageAs(nameless);
    await user.click(form().getByRole('button', { name: 'Undo' }));
    expect(field(/message/)).toHaveValue('A private question');
  });
});
