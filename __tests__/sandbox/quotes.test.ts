/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkContainerNumber } from '../../src/lib/vehicle/containerNumber';
import type { QuoteStatus } from '../../src/api/schemas/quote';
import { openSandbox, quoteRequest } from './client';

type Box = ReturnType<typeof openSandbox>;

const send = async (box: Box, json: object = quoteRequest, bearer?: string) => {
  const { status, body } = await box.json('/api/quote/', { json, bearer });
  return { status, reference: (body as { reference: string }).reference };
};
const getStatus = (box: Box, reference: string, email = 'ada@example.com', bearer?: string) =>
  box.json(`/api/quote/status/?${new URLSearchParams({ reference, email }).toString()}`, { bearer });
const demo = async (reference: string) =>
  (await getStatus(openSandbox(), reference, 'demo@harmattan.example')).body as QuoteStatus;

test('returns the same reference for a resent draft, without a second quote', async () => {
  const box = openSandbox({ seed: false });
  const first = await send(box);
  expect(await send(box)).toEqual({ status: 200, reference: first.reference });
  expect(box.sandbox.stats().quotes).toBe(1);
});

test('accepts a retry after a lost response', async () => {
  const box = openSandbox({ seed: false, enableControl: true });
  await box.call('/__sandbox/faults', { json: { path: '/api/quote/', kind: 'drop', times: 1 } });
  expect((await box.call('/api/quote/', { json: quoteRequest })).type).toBe('error');
  expect((await send(box)).status).toBe(200);
  expect(box.sandbox.stats().quotes).toBe(1);
});

test('shows a quote only to the right e-mail address or to its owner', async () => {
  const box = openSandbox();
  const { access } = await box.login();
  const { reference } = await send(box, quoteRequest, access);
  expect((await getStatus(box, reference.toLowerCase(), ' ADA@example.com')).status).toBe(400);
  expect((await getStatus(box, reference.toLowerCase(), 'ADA@example.com')).status).toBe(200);
  expect((await getStatus(box, reference, '', access)).status).toBe(200);
  const wrong = await getStatus(box, reference, 'other@example.com');
  expect(wrong.status).toBe(404);
  expect((await getStatus(box, 'HAL-0000-0000')).body).toEqual(wrong.body);
  expect((await getStatus(box, reference, '')).status).toBe(404);
  expect((await getStatus(box, '')).body).toEqual({ reference: ['This field is required.'] });
});

test('moves a quote through its statuses over time', async () => {
  const box = openSandbox({ sandboxMinuteMs: 1000 });
  const { reference } = await send(box);
  const seen: string[] = [];
  for (let minute = 0; minute <= 31; minute += 1) {
    const { status } = (await getStatus(box, reference)).body as QuoteStatus;
    if (seen.at(-1) !== status) seen.push(status);
    box.wait(1);
  }
  expect(seen).toEqual(['received', 'quoted', 'booked', 'in_transit', 'at_port', 'released', 'delivered']);
});

test('separates past from expected milestones, and gives a valid container number', async () => {
  const { status, shipment } = await demo('HAL-DEMO-PRT1');
  expect(status).toBe('at_port');
  expect(checkContainerNumber(shipment?.container ?? '').status).toBe('ok');
  const milestones = shipment?.milestones ?? [];
  const now = Date.parse('2026-11-20T12:00:00Z');
  for (const { occurred_at, expected_at } of milestones) {
    expect([occurred_at, expected_at].filter(Boolean)).toHaveLength(1);
    expect(Date.parse(occurred_at ?? '1970-01-01')).toBeLessThanOrEqual(now);
    expect(Date.parse(expected_at ?? '2100-01-01')).toBeGreaterThan(now);
  }
  expect(milestones.some(({ occurred_at }) => occurred_at)).toBe(true);
});

test('has one demo reference for each situation', async () => {
  expect((await demo('HAL-DEMO-NEW1')).shipment).toBeNull();
  expect((await demo('HAL-DEMO-SEA1')).status).toBe('in_transit');
  expect((await demo('HAL-DEMO-DLV1')).status).toBe('delivered');
  expect((await demo('HAL-DEMO-CAN1')).status).toBe('cancelled');
  expect((await demo('HAL-DEMO-ODD1')).status).toBe('awaiting_survey');
  const via = (await demo('HAL-DEMO-VIA1')).shipment?.milestones ?? [];
  expect(via.filter(({ location }) => location === 'Antwerp').map(({ code }) => code)).toEqual([
    'ARRI',
    'DISC',
    'LOAD',
    'DEPA',
  ]);
  expect((await demo('HAL-DEMO-UNK1')).shipment?.milestones?.at(-1)).toMatchObject({
    code: 'QQ99',
    label: null,
  });
});

test('keeps quotes and sessions across a restart', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
  const database = path.join(folder, 'new', 'data.sqlite');
  try {
    const before = openSandbox({ database });
    const { reference } = await send(before);
    const { access, refresh } = await before.login();
    await before.json('/api/auth/token/refresh/', { json: { refresh } });
    before.sandbox.close();

    const after = openSandbox({ database });
    expect((await getStatus(after, reference)).status).toBe(200);
    expect((await after.call('/api/auth/profile/', { bearer: access })).status).toBe(200);
    expect((await after.call('/api/auth/token/refresh/', { json: { refresh } })).status).toBe(401);
    expect((await send(after)).reference).toBe(reference);
    after.sandbox.close();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
