import { screen, waitFor, within } from '@testing-library/react';
import { signedInApp } from '../../support/account';
import { answer, ok, unauthorized } from '../../support/answers';

const dialog = async () => within(await screen.findByRole('dialog'));

/** A visitor whose stored session is rejected when the profile loads. */
async function expiredApp() {
  const app = await signedInApp('/terms');
  answer('/api/auth/profile/', unauthorized);
  answer('/api/auth/token/refresh/', unauthorized);
  const [entry] = screen.getAllByRole('link', { name: 'Your account' });
  if (!entry) throw new Error('not signed in');
  await app.user.click(entry);
  await (await dialog()).findByText(/^Your session has ended/);
  return app;
}

describe('while a session is expired', () => {
  it('asks to sign in, in both the header and the dialog', async () => {
    const { user } = await expiredApp();
    const box = await dialog();
    expect(box.getByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
    await user.click(box.getByRole('button', { name: 'Close the account dialog' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(screen.queryByRole('link', { name: 'Your account' })).not.toBeInTheDocument();
    const [entry] = screen.getAllByRole('link', { name: 'Sign in' });
    expect(entry).toHaveAttribute('href', '/terms?account=sign-in');
  });

  it('shows the account in both after signing in again', async () => {
    const { user } = await expiredApp();
    const box = await dialog();
    const ada = { id: 1, first_name: 'Ada', email: 'ada@example.com' };
    answer('/api/auth/login/', ok({ success: true, access: 'b', refresh: 's', user: ada }));
    answer('/api/auth/profile/', ok(ada));
    await user.type(box.getByLabelText('E-mail'), 'ada@example.com');
    await user.type(box.getByLabelText('Password'), 'x');
    await user.click(box.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    const [entry] = screen.getAllByRole('link', { name: 'Ada' });
    if (!entry) throw new Error('not signed in');
    await user.click(entry);
    expect(await (await dialog()).findByRole('heading', { name: /Ada$/ })).toBeInTheDocument();
    expect(screen.queryByText(/^Your session has ended/)).not.toBeInTheDocument();
  });
});
