/** @jest-environment node */
import * as v from 'valibot';
import { AuthResponseSchema, ProfileSchema, RefreshResponseSchema } from '../../src/api/schemas/auth';
import { ContactReceiptSchema } from '../../src/api/schemas/contact';
import { PortSchema, PortStatusSchema } from '../../src/api/schemas/ports';
import { QuoteReceiptSchema, QuoteStatusSchema } from '../../src/api/schemas/quote';
import { ServiceStatusSchema } from '../../src/api/schemas/service';
import { ports } from '../../src/content/ports/ports';
import { message, openSandbox, person, quoteRequest } from './client';

const { json, login, call } = openSandbox();
const PageSchema = v.object({
  count: v.number(),
  next: v.nullable(v.pipe(v.string(), v.url())),
  previous: v.nullable(v.pipe(v.string(), v.url())),
  results: v.array(PortSchema),
});

describe('responses match the site’s schemas', () => {
  test('register', async () => {
    const { status, body } = await json('/api/auth/register/', { json: person });
    expect(status).toBe(201);
    expect(v.parse(AuthResponseSchema, body)).toMatchObject({
      success: true,
      user: { email: 'ada@example.com', first_name: 'Ada' },
    });
    expect(JSON.stringify(body)).not.toContain('password');
  });

  test('login and refresh', async () => {
    const { status, body } = await json('/api/auth/login/', {
      json: { email: 'DEMO@harmattan.example', password: 'sandbox-demo-1' },
    });
    expect(status).toBe(200);
    const { refresh } = v.parse(AuthResponseSchema, body);
    expect(JSON.stringify(body)).not.toContain('scrypt');
    const renewed = await json('/api/auth/token/refresh/', { json: { refresh } });
    expect(renewed.status).toBe(200);
    expect(v.parse(RefreshResponseSchema, renewed.body).refresh).not.toBe(refresh);
  });

  test('profile', async () => {
    const { access } = await login();
    const { body } = await json('/api/auth/profile/', { bearer: access });
    expect(v.parse(ProfileSchema, body)).toMatchObject({ email: 'demo@harmattan.example' });
  });

  test('quote and its status', async () => {
    const { status, body } = await json('/api/quote/', { json: quoteRequest });
    expect(status).toBe(201);
    const { reference } = v.parse(QuoteReceiptSchema, body);
    expect(reference).toMatch(/^HAL-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    const answer = await json(`/api/quote/status/?reference=${reference}&email=ada%40example.com`);
    expect(v.parse(QuoteStatusSchema, answer.body)).toMatchObject({ reference, status: 'received' });
  });

  test('contact', async () => {
    const { status, body } = await json('/api/contact/', { json: message });
    expect(status).toBe(201);
    expect(v.parse(ContactReceiptSchema, body)).toMatchObject({ success: true });
  });

  test('health and status', async () => {
    expect((await json('/health/')).body).toEqual({ status: 'ok' });
    const { body } = await json('/status/');
    expect(v.parse(ServiceStatusSchema, body).message).toContain('Sandbox data');
  });

  test('ports, paginated with absolute links', async () => {
    const first = v.parse(PageSchema, (await json('/api/ports/')).body);
    expect(first).toMatchObject({ previous: null, next: 'https://harmattan.example/api/ports/?page=2' });
    expect(first.results).toHaveLength(10);
    const second = v.parse(PageSchema, (await json('/api/ports/?page=2')).body);
    expect(second.next).toBeNull();
    expect(first.results.length + second.results.length).toBe(first.count);
    expect(await json('/api/ports/?page=3')).toMatchObject({
      status: 404,
      body: { detail: 'Invalid page.' },
    });
  });

  test('port statuses, as a bare list with one entry per port', async () => {
    const { body } = await json('/api/ports/status/');
    const statuses = v.parse(v.array(PortStatusSchema), body);
    expect(statuses.map(({ port }) => port)).toEqual(ports.map(({ code }) => code));
    for (const { status } of statuses)
      expect(['open', 'congested', 'restricted', 'closed']).toContain(status);
    expect((await json('/api/ports/status/')).body).toEqual(body);
  });

  test('HEAD, with the status and no body', async () => {
    const response = await call('/health/', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});
