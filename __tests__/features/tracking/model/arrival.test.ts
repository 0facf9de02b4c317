import type { QuoteStatus } from '../../../../src/api/schemas/quote';
import { arrivalOf } from '../../../../src/features/tracking/model/arrival';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const titleOf = (status: string, shipment?: object | null) =>
  arrivalOf({ reference: 'HAL-1', status, shipment } as QuoteStatus, NOW).title;
const arrived = (occurred_at: string) => ({
  eta: '2026-11-19',
  milestones: [{ code: 'ARRI', occurred_at }],
});

it.each([
  ['a day', 'in_transit', { eta: '2026-11-29' }, 'Arrives about 29 Nov 2026'],
  ['a time, in Lagos', 'booked', { eta: '2026-11-29T23:30:00Z' }, 'Arrives about 30 Nov 2026'],
  [
    'a time, at a US port',
    'booked',
    { eta: '2026-11-30T03:00:00Z', destination_port: 'usbal' },
    'Arrives about 29 Nov 2026',
  ],
  ['today', 'in_transit', { eta: '2026-11-20' }, 'Arrives about 20 Nov 2026'],
  ['a day that has passed', 'in_transit', { eta: '2026-11-19' }, 'Was due about 19 Nov 2026'],
  ['a reported arrival', 'in_transit', arrived('2026-11-18T10:00:00Z'), 'Arrived 18 Nov 2026'],
  ['a release without one', 'released', { eta: '2026-11-29' }, 'Arrived'],
  ['no date', 'in_transit', { eta: null }, 'No arrival date yet'],
  ['an unreadable date', 'in_transit', { eta: 'TBD' }, 'No arrival date yet'],
  ['no shipment', 'received', null, 'No arrival date yet'],
  ['a cancelled request', 'cancelled', { eta: '2026-11-29' }, 'Not on its way'],
])('words the arrival for %s', (_what, status, shipment, title) => {
  expect(titleOf(status, shipment)).toBe(title);
});

it('does not count an expected arrival as an arrival', () => {
  const milestones = [{ code: 'ARRI', expected_at: '2026-11-28T10:00:00Z' }];
  expect(titleOf('in_transit', { eta: '2026-11-29', milestones })).toBe('Arrives about 29 Nov 2026');
});

describe('a shipment that changes vessels', () => {
  const at = (location: string | null, code: string, occurred_at: string) => ({
    location,
    code,
    occurred_at,
  });
  const words = (status: string, ...milestones: object[]) =>
    titleOf(status, { eta: '2026-11-29', destination_port: 'NG TIN', milestones });
  const antwerp = [at('Port of Antwerp', 'ARRI', '2026-11-10'), at('Port of Antwerp', 'DISC', '2026-11-11')];

  it('has not arrived at a port on the way', () => {
    expect(words('in_transit', ...antwerp)).toBe('Arrives about 29 Nov 2026');
    expect(words('at_port', ...antwerp)).toBe('Arrives about 29 Nov 2026');
  });

  it('arrives when the port of discharge reports it', () => {
    const arrival = at('Tin Can Island, Lagos', 'ARRI', '2026-11-18T23:30:00Z');
    expect(words('in_transit', arrival, ...antwerp)).toBe('Arrived 19 Nov 2026');
  });

  it('has arrived on a day that wasn’t reported if only the discharge was', () => {
    expect(words('in_transit', ...antwerp, at('NGTIN', 'DISC', '2026-11-19'))).toBe('Arrived');
  });

  it('is expected when the last leg is, without an estimate of its own', () => {
    const milestones = [
      { code: 'ARRI', location: 'Antwerp', expected_at: '2026-11-24' },
      { code: 'ARRI', location: 'Tin Can Island', expected_at: '2026-12-05' },
    ];
    expect(titleOf('booked', { destination_port: 'NGTIN', milestones })).toBe('Arrives about 5 Dec 2026');
  });
});
