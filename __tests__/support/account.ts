import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answer, ok } from './answers';
import { renderApp } from './renderApp';

const ada = { id: 1, username: 'ada' };

/** The site, opened at a path by somebody whose session is stored on the device. */
export async function signedInApp(path: string) {
  localStorage.setItem('access_token', 'a');
  localStorage.setItem('refresh_token', 'r');
  localStorage.setItem('user', JSON.stringify(ada));
  answer('/api/auth/profile/', ok(ada));
  const app = await renderApp(path, { persist: true });
  await screen.findAllByRole('link', { name: 'Your account' });
  return app;
}

/** Opens the account and logs out. */
export async function logOut(user: UserEvent): Promise<void> {
  const [entry] = screen.getAllByRole('link', { name: 'Your account' });
  if (!entry) throw new Error('nobody is signed in');
  await user.click(entry);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Log out' }));
}
