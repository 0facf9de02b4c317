import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answer, ok } from './answers';
import { renderApp } from './renderApp';

const ada = { id: 1, username: 'ada' };

/** Renders the site at a path with a stored session. */
export async function signedInApp(path: string) {
  localStorage.setItem('access_token', 'a');
  localStorage.setItem('refresh_token', 'r');
  localStorage.setItem('user', JSON.stringify(ada));
  answer('/api/auth/profile/', ok(ada));
  const app = await renderApp(path, { persist: true });
  await screen.findAllByRole('link', { name: 'Your account' });
  return app;
}

/** Opens the account dialog and logs out. */
export async function logOut(user: UserEvent): Promise<void> {
  const [entry] = screen.getAllByRole('link', { name: 'Your account' });
  if (!entry) throw new Error('not signed in');
  await user.click(entry);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Log out' }));
}
