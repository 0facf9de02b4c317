/** @jest-environment node */
import { message, openSandbox } from './client';

const renew = (box: ReturnType<typeof openSandbox>, refresh: string) =>
  box.json('/api/auth/token/refresh/', { json: { refresh } });

test('expires an access token after its lifetime', async () => {
  const box = openSandbox({ accessLifetimeSeconds: 300 });
  const { access } = await box.login();
  box.wait(299);
  expect((await box.call('/api/auth/profile/', { bearer: access })).status).toBe(200);
  box.wait(1);
  expect(await box.json('/api/auth/profile/', { bearer: access })).toMatchObject({
    status: 401,
    body: { code: 'token_not_valid', messages: [{ message: 'Token is expired' }] },
  });
});

test('rejects and counts a spent refresh token', async () => {
  const box = openSandbox();
  const { refresh } = await box.login();
  const { body } = await renew(box, refresh);
  expect(await renew(box, refresh)).toMatchObject({
    status: 401,
    body: { detail: 'Token is blacklisted', code: 'token_not_valid' },
  });
  expect(box.sandbox.stats()).toMatchObject({ refreshes: 1, refreshReuse: 1 });
  expect((await renew(box, (body as { refresh: string }).refresh)).status).toBe(200);
});

test('returns no new refresh token when rotation is off', async () => {
  const box = openSandbox({ rotateRefreshTokens: false });
  const { refresh } = await box.login();
  expect(Object.keys((await renew(box, refresh)).body as object)).toEqual(['access']);
  expect((await renew(box, refresh)).status).toBe(200);
});

test('rejects an expired, forged or wrong type of refresh token', async () => {
  const box = openSandbox({ refreshLifetimeSeconds: 60 });
  const { access, refresh } = await box.login();
  expect((await renew(box, access)).body).toMatchObject({ detail: 'Token has wrong type' });
  const [header = '', claims = '', sign = ''] = refresh.split('.');
  const forged = Buffer.from(claims, 'base64url').toString().replace('"user_id":1', '"user_id":2');
  const other = [header, Buffer.from(forged).toString('base64url'), sign].join('.');
  expect((await renew(box, other)).body).toMatchObject({ detail: 'Token is invalid' });
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  expect((await renew(box, `${none}.${claims}.`)).status).toBe(401);
  box.wait(61);
  expect((await renew(box, refresh)).body).toMatchObject({ detail: 'Token is expired' });
});

test('throttles logins per address until the window has passed', async () => {
  const box = openSandbox({ loginRate: { limit: 5, seconds: 60 } });
  const attempt = (email: string) => box.json('/api/auth/login/', { json: { email, password: 'wrong' } });
  for (let count = 0; count < 5; count += 1) {
    expect((await attempt('demo@harmattan.example')).status).toBe(401);
    box.wait(3);
  }
  const refused = await attempt('DEMO@harmattan.example');
  expect(refused).toMatchObject({
    status: 429,
    body: { detail: 'Request was throttled. Expected available in 45 seconds.' },
  });
  expect(refused.headers.get('retry-after')).toBe('45');
  expect((await attempt('other@example.com')).status).toBe(401);
  box.wait(45);
  expect((await attempt('demo@harmattan.example')).status).toBe(401);
});

test('throttles contact messages', async () => {
  const box = openSandbox({ contactRate: { limit: 2, seconds: 10 } });
  const send = async () => (await box.call('/api/contact/', { json: message })).status;
  expect([await send(), await send(), await send()]).toEqual([201, 201, 429]);
  expect(box.sandbox.stats().contactMessages).toBe(2);
});
