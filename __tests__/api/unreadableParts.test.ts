import { parse } from 'valibot';
import { PortStatusSchema } from '../../src/api/schemas/ports';
import { QuoteStatusSchema } from '../../src/api/schemas/quote';
import { ServiceStatusSchema } from '../../src/api/schemas/service';

const quote = (part: object) =>
  parse(QuoteStatusSchema, { reference: 'HAL-1', status: 'booked', message: 'Hello', ...part });

it.each([['none yet'], [7], [true], [null]])('reads a shipment of %j as none', (shipment) => {
  expect(quote({ shipment })).toMatchObject({ status: 'booked', message: 'Hello' });
  expect(quote({ shipment }).shipment ?? null).toBeNull();
});

it.each([['none'], [7], [{}], [null]])('reads milestones of %j as none, and keeps the rest', (milestones) => {
  const { shipment } = quote({ shipment: { carrier: 'Grimaldi', eta: {}, milestones } });
  expect(shipment?.carrier).toBe('Grimaldi');
  expect(shipment?.milestones ?? []).toEqual([]);
});

it.each([['N/A'], ['none'], [{}], [null]])('reads a milestone date of %j as none', (occurred_at) => {
  const [milestone] =
    quote({ shipment: { milestones: [{ code: 'ARRI', occurred_at }] } }).shipment?.milestones ?? [];
  expect(milestone?.code).toBe('ARRI');
  expect(milestone?.occurred_at ?? null).toBeNull();
});

it.each([
  ['0001-01-01T00:00:00'],
  ['0001-01-01T00:00:00.0000000Z'],
  ['1900-01-01'],
  ['1970-01-01T00:00:00Z'],
  ['9999-12-31T23:59:59'],
])('reads %j, which systems write for no date, as none', (empty) => {
  const { shipment, updated_at } = quote({
    updated_at: empty,
    shipment: { eta: empty, milestones: [{ code: 'ARRI', occurred_at: empty, expected_at: empty }] },
  });
  expect([updated_at, shipment?.eta, shipment?.milestones?.[0]]).toEqual([
    null,
    null,
    { code: 'ARRI', occurred_at: null, expected_at: null },
  ]);
});

it('reads a count since the epoch as a date, and keeps words for one that isn’t known', () => {
  const etaOf = (eta: unknown) => quote({ shipment: { eta } }).shipment?.eta;
  expect(etaOf(1796112000)).toBe('2026-12-01T08:00:00.000Z');
  expect(etaOf(1796112000500)).toBe('2026-12-01T08:00:00.500Z');
  expect(etaOf('1796112000')).toBe('2026-12-01T08:00:00.000Z');
  expect(etaOf('TBA')).toBe('TBA');
  expect(etaOf(20261201)).toBe('20261201');
});

it.each([
  ['vd', 'DEPA'],
  ['VA', 'ARRI'],
  ['I', 'GTIN'],
  ['container.transport.vessel_discharged', 'DISC'],
  ['Vessel arrived', 'ARRI'],
  ['GATE-OUT', 'GTOT'],
  ['load', 'LOAD'],
  ['constructor', 'CONSTRUCTOR'],
  ['CUSTOM_EXAM', 'CUSTOM_EXAM'],
])('reads the milestone code %j as %s', (code, expected) => {
  expect(quote({ shipment: { milestones: [{ code }] } }).shipment?.milestones?.[0]?.code).toBe(expected);
});

it.each([
  ['IN_TRANSIT', 'in_transit'],
  ['InTransit', 'in_transit'],
  ['intransit', 'in_transit'],
  ['At Port', 'at_port'],
  ['canceled', 'cancelled'],
  ['CANCELLED', 'cancelled'],
  ['2', '2'],
  [' In transit ', 'in_transit'],
  ['in-transit', 'in_transit'],
  ['Delivered', 'delivered'],
  ['READY_FOR_PICKUP', 'READY_FOR_PICKUP'],
])('reads the status %j as %j', (status, expected) => {
  expect(quote({ status }).status).toBe(expected);
});

it('reads port and service statuses in any case, and drops unreadable fields next to them', () => {
  expect(parse(PortStatusSchema, { port: 'NGAPP', status: 'OPEN', updated_at: {} }).status).toBe('open');
  const service = parse(ServiceStatusSchema, { status: 'Down', services: 'all' });
  expect(service.status).toBe('down');
  expect(service.services ?? []).toEqual([]);
});
