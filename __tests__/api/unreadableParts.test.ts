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
  ['IN_TRANSIT', 'in_transit'],
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
