import { withoutFutureReports } from '../../src/api/futureReports';
import type { QuoteStatus } from '../../src/api/schemas/quote';

const NOW = Date.parse('2026-11-20T12:00:00Z');

/** The dates of a single milestone, after the response was read. */
function datesOf(occurred_at: string | null, updated_at?: string) {
  const found: QuoteStatus = {
    reference: 'HAL-1',
    status: 'booked',
    updated_at,
    shipment: {
      milestones: [{ code: 'DEPA', occurred_at, expected_at: '2026-11-18' }],
      hasMoreMilestones: false,
    },
  };
  const [milestone] = withoutFutureReports(found, NOW).shipment?.milestones ?? [];
  return [milestone?.occurred_at, milestone?.expected_at];
}

it.each([
  ['in the past', '2026-11-19T12:00:00Z'],
  ['now', '2026-11-20T12:00:00Z'],
  // A local time may have been sent as if it were in UTC.
  ['up to a day later', '2026-11-21T12:00:00Z'],
])('keeps an event %s as it is', (_when, occurred) => {
  expect(datesOf(occurred)).toEqual([occurred, '2026-11-18']);
});

it('counts an event more than a day later as only expected then', () => {
  expect(datesOf('2026-11-21T12:00:01Z')).toEqual([null, '2026-11-21T12:00:01Z']);
});

it('goes by when the status was updated, if this device’s clock is behind', () => {
  expect(datesOf('2026-11-24T12:00:00Z', '2026-11-23T12:00:00Z')).toEqual([
    '2026-11-24T12:00:00Z',
    '2026-11-18',
  ]);
  expect(datesOf('2026-11-24T12:00:01Z', '2026-11-23T12:00:00Z')[0]).toBeNull();
  // An older status doesn't make the clock earlier.
  expect(datesOf('2026-11-21T12:00:00Z', '2026-11-01T12:00:00Z')[0]).toBe('2026-11-21T12:00:00Z');
});

it.each([null, 'soon'])('keeps an event whose date is %p', (occurred) => {
  expect(datesOf(occurred)).toEqual([occurred, '2026-11-18']);
});

it('keeps a status without milestones', () => {
  const found: QuoteStatus = { reference: 'HAL-1', status: 'booked' };
  expect(withoutFutureReports(found, NOW)).toBe(found);
});
