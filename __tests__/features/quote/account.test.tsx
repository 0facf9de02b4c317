import { act, screen, waitFor } from '@testing-library/react';
import type { AppStore } from '../../../src/app/makeStore';
import { storageKeys } from '../../../src/config/storageKeys';
import { signedIn, signedOut } from '../../../src/session/authSlice';
import { completeDraft, storeDraft } from '../../support/quoteDraft';
import { main, step } from '../../support/quotePage';
import { renderApp } from '../../support/renderApp';

const bola = { first_name: 'Bola', last_name: 'Ade', email: 'bola@example.com', phone: '+2348030000000' };
const session = (user: object) => signedIn({ access: 'a', refresh: 'r', user: { ...user } });
const unknown = { first_name: '', last_name: '', email: '', phone: '', preferred: 'email' };
const field = (name: RegExp) => main().getByRole('textbox', { name });
/** Signs out and waits for the toast. */
async function signOut(store: AppStore) {
  act(() => {
    store.dispatch(signedOut());
  });
  await screen.findByText('Logged out successfully');
}
const stored = () => localStorage.getItem(storageKeys.quoteDraft.key) ?? '';

async function openContactStepAs(user: object, contact = unknown) {
  storeDraft({ ...completeDraft, contact });
  const app = await renderApp('/quote?step=contact');
  await step('How do we reach you?');
  act(() => {
    app.store.dispatch(session(user));
  });
  expect(field(/E-mail/)).toHaveValue('bola@example.com');
  return app;
}

it('saves nothing after a mere visit', async () => {
  const { store, unmount } = await renderApp('/quote');
  await step('What do you need?');
  act(() => {
    store.dispatch(session(bola));
  });
  unmount();
  expect(stored()).toBe('');
});

it('saves what was typed, but nothing from the account', async () => {
  const { user, unmount } = await openContactStepAs(bola);
  await user.clear(field(/First name/));
  await user.type(field(/First name/), 'Funmi');
  unmount();
  expect(stored()).toContain('Funmi');
  expect(stored()).toContain('Camry');
  expect(stored()).not.toMatch(/Ade|bola@|8030000000/);
});

it('clears the account’s data and what was typed on logout', async () => {
  const { user, store } = await openContactStepAs(bola);
  await user.clear(field(/First name/));
  await user.type(field(/First name/), 'Funmi');
  await signOut(store);
  expect(main().queryByDisplayValue(/Funmi|Ade|bola@|8030000000/)).not.toBeInTheDocument();
  expect(stored()).toBe('');
});

it('fills in the data of the current account', async () => {
  const { store } = await openContactStepAs(bola);
  act(() => {
    store.dispatch(session({ first_name: 'Chike', last_name: 'Eze', email: 'chike@example.com' }));
  });
  await waitFor(() => {
    expect(field(/First name/)).toHaveValue('Chike');
  });
  expect(field(/E-mail/)).toHaveValue('chike@example.com');
  expect(field(/Phone/)).toHaveValue('');
});

it('does not offer to undo what another person cleared', async () => {
  const { user, store } = await openContactStepAs(bola);
  await user.click(main().getByRole('button', { name: 'Start over' }));
  await step('What do you need?');
  expect(main().getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  await signOut(store);
  expect(main().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});
