import type { QuoteStatus } from '../../../src/api/schemas/quote';
import { positionOf, voyageFraction } from '../../../src/features/tracking/model/position';

const NOW = new Date('2026-06-11T00:00:00Z');
const sailed = { code: 'DEPA', occurred_at: '2026-06-01T00:00:00Z' };
const ports = { origin_port: ' USBAL ', destination_port: ' NGAPP ' };
const eta = '2026-06-21T00:00:00Z';
const positionIn = (shipment?: object | null) => positionOf({ shipment } as QuoteStatus, NOW);

it('is the elapsed share of the time from departure to expected arrival', () => {
  expect(positionIn({ ...ports, eta, milestones: [{ code: 'GTIN', occurred_at: eta }, sailed] })).toEqual({
    from: 'USBAL',
    to: 'NGAPP',
    fraction: 0.5,
  });
});

it('is the port of loading until the departure is reported', () => {
  const expected = { code: 'DEPA', expected_at: '2026-06-01T00:00:00Z' };
  expect(positionIn({ ...ports, eta, milestones: [expected] })?.fraction).toBe(0);
  expect(positionIn({ ...ports, eta, milestones: null })?.fraction).toBe(0);
});

it('uses the actual departure, not an expected one', () => {
  const expected = { code: 'DEPA', expected_at: '2026-05-01T00:00:00Z' };
  expect(positionIn({ ...ports, eta, milestones: [expected, sailed] })?.fraction).toBe(0.5);
});

it('is the port of discharge after arrival', () => {
  const arrived = { code: 'ARRI', occurred_at: '2026-06-10T00:00:00Z' };
  expect(positionIn({ ...ports, milestones: [sailed, arrived] })?.fraction).toBe(1);
});

describe('with a status and few milestones', () => {
  const withStatus = (status: string, milestones: readonly object[] = []) =>
    positionOf({ status, shipment: { ...ports, eta, milestones } } as unknown as QuoteStatus, NOW);

  it.each(['received', 'quoted', 'booked'])('is the port of loading when %s', (status) => {
    expect(withStatus(status)?.fraction).toBe(0);
  });

  it.each(['in_transit', 'at_port', 'cancelled'])('is unknown when %s', (status) => {
    expect(withStatus(status)).toBeUndefined();
  });

  it.each(['released', 'delivered'])('is the port of discharge when %s', (status) => {
    expect(withStatus(status)?.fraction).toBe(1);
    expect(withStatus(status, [sailed])?.fraction).toBe(1);
  });

  it('is the port of discharge once the car was discharged, without a report of the arrival', () => {
    const discharged = { code: 'DISC', location: 'NGAPP', occurred_at: '2026-06-10T00:00:00Z' };
    expect(withStatus('at_port', [sailed, discharged])?.fraction).toBe(1);
  });
});

it.each([
  ['a shipment', undefined],
  ['a shipment (null)', null],
  ['a port of loading (missing)', { destination_port: 'NGAPP', eta, milestones: [sailed] }],
  ['a port of loading', { ...ports, origin_port: ' ', eta, milestones: [sailed] }],
  ['a port of discharge', { ...ports, destination_port: undefined, eta, milestones: [sailed] }],
  ['an arrival date', { ...ports, milestones: [sailed] }],
])('is unknown without %s', (_what, shipment) => {
  expect(positionIn(shipment)).toBeUndefined();
});

describe('the fraction of the voyage', () => {
  const day = (date: number) => new Date(Date.UTC(2026, 10, date));

  it('is 0 before departure and 1 after arrival', () => {
    expect(voyageFraction({}, day(5))).toBe(0);
    expect(voyageFraction({ departed: day(6), eta: day(20) }, day(5))).toBe(0);
    expect(voyageFraction({ departed: day(1), arrived: day(4), eta: day(9) }, day(5))).toBe(1);
  });

  it('follows the clock, not what is reported ahead of time', () => {
    expect(voyageFraction({ departed: day(1), arrived: day(9), eta: day(9) }, day(5))).toBe(0.5);
    expect(voyageFraction({ departed: day(6) }, day(5))).toBe(0);
  });

  it('is 1 from the moment of arrival, and begins at that of departure', () => {
    expect(voyageFraction({ departed: day(1), arrived: day(5), eta: day(9) }, day(5))).toBe(1);
    expect(voyageFraction({ departed: day(5) }, day(5))).toBeUndefined();
  });

  it('is the elapsed share of the time from departure to estimated arrival', () => {
    expect(voyageFraction({ departed: day(1), eta: day(21) }, day(11))).toBeCloseTo(0.5);
  });

  it('stays below 1 until arrival is reported', () => {
    expect(voyageFraction({ departed: day(1), eta: day(10) }, day(25))).toBeLessThan(1);
  });

  it('is undefined without a plausible arrival date', () => {
    expect(voyageFraction({ departed: day(1) }, day(5))).toBeUndefined();
    expect(voyageFraction({ departed: day(9), eta: day(2) }, day(10))).toBeUndefined();
    expect(voyageFraction({ departed: day(9), eta: day(9) }, day(10))).toBeUndefined();
  });
});
