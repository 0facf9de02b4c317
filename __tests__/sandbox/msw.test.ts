import { http } from 'msw';
import { createSandbox } from '../../sandbox/app';
import { server } from '../support/setup/server';

// Runs in jsdom, like the tests that use the sandbox through MSW.
test('works under MSW, with a dropped connection as a network error', async () => {
  const sandbox = createSandbox({ database: ':memory:', enableControl: true });
  server.use(http.all('*', ({ request }) => sandbox.fetch(request)));
  const login = await fetch('/api/auth/login/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'demo@harmattan.example', password: 'sandbox-demo-1' }),
  });
  const { access } = (await login.json()) as { access: string };
  const profile = await fetch('/api/auth/profile/', { headers: { Authorization: `Bearer ${access}` } });
  expect(await profile.json()).toMatchObject({ first_name: 'Demo' });

  await fetch('/__sandbox/faults', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: '/health/', kind: 'offline' }),
  });
  await expect(fetch('/health/')).rejects.toThrow('Failed to fetch');
  sandbox.close();
});
