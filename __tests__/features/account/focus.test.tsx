import { screen, waitFor, within } from '@testing-library/react';
import { useQuietBackend } from '../../support/answers';
import { renderApp } from '../../support/renderApp';

useQuietBackend();

it('focuses the first field of the other screen on a switch', async () => {
  const { user } = await renderApp('/terms?account=sign-in');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('link', { name: /Create/ }));
  expect(await dialog.findByLabelText('First name')).toHaveFocus();
  await user.click(dialog.getByRole('link', { name: 'Sign in' }));
  expect(await dialog.findByLabelText('E-mail')).toHaveFocus();
});

it('returns the focus to the menu’s button when opened from the menu', async () => {
  const { user } = await renderApp('/terms');
  const button = screen.getByLabelText('Menu');
  await user.click(button);
  const menu = within(button.closest('details') as HTMLElement);
  await user.click(menu.getByRole('link', { name: 'Sign in' }));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(button).toHaveFocus();
});
