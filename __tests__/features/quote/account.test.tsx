import { act, screen, waitFor } from '@testing-library/react';
import type { AppStore } from '../../../src/app/makeStore';
import { storageKeys } from '../../../src/config/storageKeys';
import { signedIn, signedOut } from '../../../src/session/authSlice';
import { completeDraft, keepDraft } from '../../support/quoteDraft';
import { main, step } from '../../support/quotePage';
import { renderApp } from '../../support/renderApp';

const bola = { first_name: 'Bola', last_name: 'Ade', email: 'bola@example.com', phone: '+2348030000000' };
const session = (user: object) => signedIn({ access: 'a', refresh: 'r', user: { ...user } });
const unknown = { first_name: '', last_name: '', email: '', phone: '', preferred: 'email' };
const field = (name: RegExp) => main().getByRole('textbox', { name });
/** The toast tells that it is done. */
async function signOut(store: AppStore) {
  act(() => {
    store.dispatch(signedOut());
  });
  await screen.findByText('Logged out successfully');
}
const stored = () => localStorage.getItem(storageKeys.quoteDraft.key) ?? '';

async function contactStepOf(user: object, contact = unknown) {
  keepDraft({ ...completeDraft, contact });
  const app = await renderApp('/quote?step=contact');
  await step('How do we reach you?');
  act(() => {
    app.store.dispatch(session(user));
  });
  expect(field(/E-mail/)).toHaveValue('bola@example.com');
  return app;
}

it('keeps nothing on the device of who only looked', async () => {
  const { store, unmount } = await renderApp('/quote');
  await step('What do you need?');
  act(() => {
    store.dispatch(session(bola));
  });
  unmount();
  expect(stored()).toBe('');
});

it('keeps what was typed, and of the account nothing', async () => {
  const { user, unmount } = await contactStepOf(bola);
  await user.clear(field(/First name/));
  await user.type(field(/First name/), 'Funmi');
  unmount();
  expect(stored()).toContain('Funmi');
  expect(stored()).toContain('Camry');
  expect(stored()).not.toMatch(/Ade|bola@|8030000000/);
});

it('takes the account’s answers out of the form, and what was typed, when it is left', async () => {
  const { user, store } = await contactStepOf(bola);
  await user.clear(field(/First name/));
  await user.type(field(/First name/), 'Funmi');
  await signOut(store);
  expect(main().queryByDisplayValue(/Funmi|Ade|bola@|8030000000/)).not.toBeInTheDocument();
  expect(stored()).toBe('');
});

it('asks in the name of who is signed in now', async () => {
  const { store } = await contactStepOf(bola);
  act(() => {
    store.dispatch(session({ first_name: 'Chike', last_name: 'Eze', email: 'chike@example.com' }));
  });
  await waitFor(() => {
    expect(field(/First name/)).toHaveValue('Chike');
  });
  expect(field(/E-mail/)).toHaveValue('chike@example.com');
  expect(field(/Phone/)).toHaveValue('');
});

it('does not bring back by "Undo" what another person cleared', async () => {
  const { user, store } = await contactStepOf(bola);
  await user.click(main().getByRole('button', { name: 'Start over' }));
  await step('What do you need?');
  expect(main().getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  await signOut(store);
  expect(main().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});
