import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../support/renderApp';
import { useSandbox } from '../support/sandbox';

useSandbox();

it.each([
  '//evil.example',
  '///evil.example/x',
  '/\\evil.example',
  '/x/..//evil.example',
  '/%2F/evil.example',
  '/%5C%5Cevil.example',
])('signing in at %s works and stays on this site', async (path) => {
  const { user } = await renderApp(`https://harmattan.example${path}`);
  await user.click(screen.getAllByRole('link', { name: 'Sign in' })[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }));
  await user.type(dialog.getByLabelText('E-mail'), 'demo@harmattan.example');
  await user.type(dialog.getByLabelText('Password'), 'sandbox-demo-1');
  await user.click(dialog.getByRole('button', { name: 'Sign in' }));
  expect((await screen.findAllByRole('link', { name: /Demo/ })).length).toBeGreaterThan(0);
  // The dialog closes by going back, which would otherwise reach the next test.
  await waitFor(() => {
    expect(window.location.search).toBe('');
  });
  expect(window.location.host).toBe('harmattan.example');
  expect(document.querySelectorAll('a[href^="//"]')).toHaveLength(0);
});

it('opens the quote page at //quote', async () => {
  await renderApp('https://harmattan.example//quote?service=inspection#top');
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('Page Not Found');
  expect(window.location.pathname).toBe('/quote');
});
