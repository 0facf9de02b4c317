/** @jest-environment node */
import type { QuoteRequest } from '../../src/api/schemas/quoteRequest';
import { message, openSandbox, person, quoteRequest } from './client';

const { json, call, login } = openSandbox();

test('answers 404 with HTML for an unknown path or a missing trailing slash', async () => {
  for (const path of ['/api/ports', '/health', '/api/nothing/']) {
    const response = await call(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/html');
  }
});

test('answers 400 with an error per field, vehicles nested by index', async () => {
  const wrong = { ...quoteRequest, vehicles: [{ ...quoteRequest.vehicles[0] }, { year: 'x', keys: true }] };
  const { contact: _, ...rest } = { ...wrong, method: 'canoe', consent: false } as unknown as QuoteRequest;
  expect(await json('/api/quote/', { json: rest })).toMatchObject({
    status: 400,
    body: {
      contact: ['This field is required.'],
      method: ['"canoe" is not a valid choice.'],
      consent: ['This must be agreed to.'],
      vehicles: { 1: { year: ['A valid integer is required.'], body_type: ['This field is required.'] } },
    },
  });
  expect((await json('/api/quote/', { json: { ...quoteRequest, vehicles: [] } })).body).toEqual({
    vehicles: { non_field_errors: ['This list may not be empty.'] },
  });
});

test('calls only empty text blank, and answers 400 with the error of its type for other fields', async () => {
  const vehicle = { ...quoteRequest.vehicles[0], year: '', keys: '' };
  const contact = { ...quoteRequest.contact, last_name: '', email: '' };
  const wrong = {
    ...quoteRequest,
    client_request_id: '',
    method: '',
    ready_on: '',
    vehicles: [vehicle],
    contact,
  };
  expect(await json('/api/quote/', { json: wrong as unknown as QuoteRequest })).toMatchObject({
    status: 400,
    body: {
      client_request_id: ['Must be a valid UUID.'],
      method: ['"" is not a valid choice.'],
      ready_on: ['Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'],
      vehicles: { 0: { year: ['A valid integer is required.'], keys: ['Must be a valid boolean.'] } },
      contact: {
        last_name: ['This field may not be blank.'],
        email: ['This field may not be blank.'],
      },
    },
  });
  expect(
    (await json('/api/quote/', { json: { ...wrong, vehicles: '' } as unknown as QuoteRequest })).body,
  ).toMatchObject({
    vehicles: { non_field_errors: ['Expected a list of items but got type "str".'] },
  });
});

test.each([
  [{ ...message, email: 'x' }, { email: ['Enter a valid email address.'] }],
  [{ ...message, email: 'Ada <ada@example.com>' }, { email: ['Enter a valid email address.'] }],
  [{ ...message, name: '' }, { name: ['This field may not be blank.'] }],
  [{ ...message, name: null }, { name: ['This field may not be null.'] }],
  [{ ...message, name: 5 }, { name: ['Not a valid string.'] }],
  [[], { non_field_errors: ['Invalid data. Expected a dictionary, but got list.'] }],
])('answers 400 in the words of Django REST framework: %j', async (sent, body) => {
  const { json: fresh } = openSandbox();
  expect(await fresh('/api/contact/', { json: sent })).toMatchObject({ status: 400, body });
});

test('rejects malformed JSON and other media types', async () => {
  const bad = await json('/api/auth/login/', { body: '{' });
  expect(bad).toMatchObject({
    status: 400,
    body: { detail: expect.stringMatching(/^JSON parse error - /) as string },
  });
  const text = await json('/api/auth/login/', { body: 'x', headers: { 'Content-Type': 'text/plain' } });
  expect(text).toMatchObject({
    status: 415,
    body: { detail: 'Unsupported media type "text/plain" in request.' },
  });
});

test('answers 405 with the method and the allowed ones', async () => {
  const { status, body, headers } = await json('/api/contact/');
  expect({ status, body }).toEqual({ status: 405, body: { detail: 'Method "GET" not allowed.' } });
  expect(headers.get('allow')).toBe('POST, OPTIONS');
});

test('answers 401 for the profile without a token', async () => {
  expect(await json('/api/auth/profile/')).toMatchObject({
    status: 401,
    body: { detail: 'Authentication credentials were not provided.' },
  });
});

test('rejects an invalid bearer token on public paths too', async () => {
  for (const path of ['/health/', '/api/ports/', '/api/auth/profile/']) {
    expect(await json(path, { bearer: 'nonsense' })).toMatchObject({
      status: 401,
      body: {
        code: 'token_not_valid',
        messages: [{ token_class: 'AccessToken', token_type: 'access', message: 'Token is invalid' }],
      },
    });
  }
  const { refresh } = await login();
  expect(await json('/health/', { bearer: refresh })).toMatchObject({ status: 401 });
});

test('gives the same response for a wrong password and an unknown address', async () => {
  for (const email of ['demo@harmattan.example', 'nobody@example.com']) {
    expect(await json('/api/auth/login/', { json: { email, password: 'wrong' } })).toMatchObject({
      status: 401,
      body: { detail: 'No active account found with the given credentials' },
    });
  }
});

test('checks the address and the password of a registration', async () => {
  const register = async (change: object) =>
    (await json('/api/auth/register/', { json: { ...person, ...change } })).body;
  expect(await register({ email: 'Demo@Harmattan.example' })).toEqual({
    email: ['A user with this e-mail address already exists.'],
  });
  expect(await register({ password: '1234567' })).toEqual({
    password: [
      'This password is too short. It must contain at least 8 characters.',
      'This password is entirely numeric.',
    ],
  });
  expect(await register({ password: 'Password1' })).toEqual({ password: ['This password is too common.'] });
});

test('answers the preflight of an allowed origin as django-cors-headers does', async () => {
  const { call: callWithCors } = openSandbox({ corsOrigins: ['https://site.example'] });
  const preflight = (origin: string) =>
    callWithCors('/api/quote/', {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
    });
  const allowed = await preflight('https://site.example');
  expect(allowed.headers.get('access-control-allow-origin')).toBe('https://site.example');
  expect(allowed.headers.get('access-control-allow-headers')).toBe(
    'accept, authorization, content-type, user-agent, x-csrftoken, x-requested-with',
  );
  expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  const answer = await callWithCors('/health/', { headers: { Origin: 'https://site.example' } });
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://site.example');
  expect(answer.headers.get('access-control-expose-headers')).toBeNull();
});
