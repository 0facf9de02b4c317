import type { QuoteStatus } from '../../../../src/api/schemas/quote';
import { stageDates } from '../../../../src/features/tracking/model/journeyStage';

interface Reported {
  readonly code: string;
  readonly location?: string;
  readonly occurred_at?: string;
  readonly expected_at?: string;
}

const foundWith = (status: string, ...milestones: Reported[]) =>
  ({
    status,
    reference: 'HAL-1',
    shipment: { origin_port: 'USHOU', destination_port: 'NGAPP', milestones },
  }) as unknown as QuoteStatus;
const DAY = '2026-11-12T09:00:00Z';
const LATER = '2026-11-20T09:00:00Z';

it('are its first and latest actual ones, each in the zone of its place', () => {
  const found = foundWith(
    'in_transit',
    { code: 'DEPA', occurred_at: LATER },
    { code: 'LOAD', occurred_at: DAY, expected_at: '2026-11-01' },
    { code: 'ARRI', expected_at: '2026-12-10' },
  );
  const zone = 'America/Chicago';
  expect(stageDates(found, 'ship')).toEqual({
    first: { when: DAY, zone },
    last: { when: LATER, zone },
    expected: undefined,
  });
});

it('are expected for the stage’s last milestone: the delivery, not the gate', () => {
  const found = foundWith(
    'in_transit',
    { code: 'DROP', expected_at: '2026-12-11' },
    { code: 'GTOT', expected_at: '2026-12-09' },
  );
  expect(stageDates(found, 'deliver').expected).toEqual({ when: '2026-12-11', zone: 'Africa/Lagos' });
});

it('count a port on the way as part of the voyage', () => {
  const found = foundWith(
    'in_transit',
    { code: 'LOAD', location: 'Houston', occurred_at: DAY },
    { code: 'ARRI', location: 'Antwerp', occurred_at: LATER },
  );
  expect(stageDates(found, 'ship').last).toEqual({ when: LATER, zone: 'Europe/Brussels' });
  expect(stageDates(found, 'clear').first).toBeUndefined();
});

it('are undefined without a readable date', () => {
  const none = { first: undefined, last: undefined, expected: undefined };
  const unreadable = { code: 'GTIN', occurred_at: 'recently', expected_at: 'soon' };
  expect(stageDates(foundWith('booked', unreadable), 'collect')).toEqual(none);
  expect(stageDates(foundWith('booked'), 'buy')).toEqual(none);
});
