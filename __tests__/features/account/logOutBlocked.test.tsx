import { screen, within } from '@testing-library/react';
import { logOut } from '../../support/account';
import { answer, ok } from '../../support/answers';
import { follow } from '../../support/follow';
import { main } from '../../support/quotePage';
import { renderApp } from '../../support/renderApp';

const ada = { id: 1, username: 'ada' };
const message = () => main().getByRole('textbox', { name: /message/i });
const loggedOut = () => screen.findByText('Logged out successfully');
const deleteIt = { name: 'Log out and delete' };

/** Signs in at a path through the dialog, on a device that forbids storage. */
async function signInBlocked(path: string) {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem', 'clear'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
  answer('/api/auth/login/', ok({ success: true, access: 'a', refresh: 'r', user: ada }));
  answer('/api/auth/profile/', ok(ada));
  const app = await renderApp(path, { persist: true });
  await follow('Sign in');
  const box = within(await screen.findByRole('dialog'));
  await app.user.type(await box.findByLabelText('E-mail'), 'ada@example.com');
  await app.user.type(box.getByLabelText('Password'), 'a long sentence');
  await app.user.click(box.getByRole('button', { name: 'Sign in' }));
  await screen.findAllByRole('link', { name: 'Your account' });
  return app;
}

it('logs out right away with nothing unsent', async () => {
  const { user } = await signInBlocked('/contact');
  await logOut(user);
  expect(await loggedOut()).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Sign in' })).not.toHaveLength(0);
});

it('does not ask about what was typed and erased', async () => {
  const { user } = await signInBlocked('/contact');
  await user.type(message(), 'Half');
  await user.clear(message());
  await logOut(user);
  expect(await loggedOut()).toBeInTheDocument();
});

it('asks about a message that only the page has, and clears it on confirmation', async () => {
  const { user } = await signInBlocked('/contact');
  await user.type(message(), 'Half a thought');
  await logOut(user);
  expect(await screen.findByText('You have an unsent message.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', deleteIt));
  expect(await loggedOut()).toBeInTheDocument();
  expect(message()).toHaveValue('');
});

it('clears what was typed in a tool', async () => {
  const { user } = await signInBlocked('/services/car-purchase');
  const vin = () => main().findByRole('textbox', { name: 'VIN' });
  const year = () => main().findByRole('textbox', { name: /^Year of manufacture/ });
  await user.type(await vin(), '1HGCM82633A004352');
  await user.click(main().getByRole('button', { name: 'Check VIN' }));
  await user.type(await year(), '2015');
  await logOut(user);
  expect(await loggedOut()).toBeInTheDocument();
  expect(await vin()).toHaveValue('');
  expect(await vin()).toBeValid();
  expect(await year()).toHaveValue('');
});
