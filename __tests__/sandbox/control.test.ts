/** @jest-environment node */
import { openSandbox } from './client';

const open = () => {
  const box = openSandbox({ enableControl: true });
  const fault = (json: object) => box.call('/__sandbox/faults', { json });
  return { ...box, fault };
};

test('has no control paths unless faults are allowed', async () => {
  const { call } = openSandbox();
  expect((await call('/__sandbox/')).status).toBe(404);
  expect((await call('/__sandbox/faults', { json: { path: '*', kind: '500' } })).status).toBe(404);
  expect((await call('/health/')).status).toBe(200);
});

test('applies a fault to its path the given number of times', async () => {
  const { call, fault } = open();
  await fault({ path: '/health/', kind: 500, times: 2 });
  const statuses = [];
  for (let count = 0; count < 3; count += 1) statuses.push((await call('/health/')).status);
  expect(statuses).toEqual([500, 500, 200]);
  await fault({ path: '/health/', kind: '500' });
  expect((await call('/status/')).status).toBe(200);
  await call('/__sandbox/faults', { method: 'DELETE' });
  expect((await call('/health/')).status).toBe(200);
});

test('fakes a 401, a 429 and truncated JSON', async () => {
  const { call, json, fault } = open();
  await fault({ path: '*', kind: '401', times: 1 });
  expect(await json('/api/ports/')).toMatchObject({ status: 401, body: { code: 'token_not_valid' } });
  await fault({ path: '*', kind: '429', times: 1 });
  expect((await call('/api/ports/')).headers.get('retry-after')).toBe('27');
  await fault({ path: '*', kind: 'malformed', times: 1 });
  const broken = await call('/api/ports/');
  expect(broken.status).toBe(200);
  await expect(broken.json()).rejects.toThrow('JSON');
});

test('delays a response and drops a connection', async () => {
  const { call, fault } = open();
  await fault({ path: '/health/', kind: 'delay', ms: 60, times: 1 });
  const start = performance.now();
  expect((await call('/health/')).status).toBe(200);
  expect(performance.now() - start).toBeGreaterThan(50);
  await fault({ path: '/health/', kind: 'offline', times: 1 });
  expect((await call('/health/')).type).toBe('error');
});

test('drops connections from another origin too', async () => {
  const { call } = openSandbox({ enableControl: true, corsOrigins: ['https://site.example'] });
  await call('/__sandbox/faults', { json: { path: '/health/', kind: 'drop' } });
  expect((await call('/health/', { headers: { Origin: 'https://site.example' } })).type).toBe('error');
});

test('rejects unknown faults and requests from another site', async () => {
  const { call, fault } = open();
  expect((await fault({ path: '*', kind: 'flood' })).status).toBe(400);
  const foreign = { json: { path: '*', kind: '500' }, headers: { Origin: 'https://evil.example' } };
  expect((await call('/__sandbox/faults', foreign)).status).toBe(403);
});

test('logs requests without query or token', async () => {
  const { call, json, login } = open();
  const { access } = await login();
  await call('/api/quote/status/?reference=A&email=a@example.com', { bearer: access });
  const { body } = await json('/__sandbox/requests');
  expect(body).toMatchObject([
    { method: 'POST', path: '/api/auth/login/', status: 200, hasBearer: false },
    { method: 'GET', path: '/api/quote/status/', status: 404, hasBearer: true },
  ]);
});

test('counts refreshes and reuse of spent tokens', async () => {
  const { call, json, login } = open();
  const { refresh } = await login();
  await call('/api/auth/token/refresh/', { json: { refresh } });
  await call('/api/auth/token/refresh/', { json: { refresh } });
  expect((await json('/__sandbox/stats')).body).toMatchObject({ refreshes: 1, refreshReuse: 1, users: 1 });
});

test('advances the clock, and resets everything', async () => {
  const { call, json, login, fault } = open();
  const { access } = await login();
  await call('/__sandbox/clock', { json: { advanceMinutes: 6 } });
  expect((await call('/api/auth/profile/', { bearer: access })).status).toBe(401);
  expect((await json('/status/')).body).toMatchObject({ updated_at: '2026-11-20T12:06:00.000Z' });
  expect((await call('/__sandbox/clock', { json: { advanceMinutes: 1e12 } })).status).toBe(400);
  await fault({ path: '*', kind: '500' });
  await call('/__sandbox/reset', { method: 'POST' });
  expect((await json('/status/')).body).toMatchObject({ updated_at: '2026-11-20T12:00:00.000Z' });
  expect((await login()).access).toBeTruthy();
});

test('has a page that works with plain forms and escapes its output', async () => {
  const { call } = open();
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams({ path: '/<b>/', kind: '500', times: '1', ms: '' }).toString();
  const added = await call('/__sandbox/faults', { body, headers: form });
  expect([added.status, added.headers.get('location')]).toEqual([303, '/__sandbox/']);
  const page = await (await call('/__sandbox/')).text();
  expect(page).toContain('&lt;b&gt;');
  expect(page).not.toContain('<b>');
  expect(page).toContain('HAL-DEMO-SEA1');
});
