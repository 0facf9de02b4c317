import { zoneOfPort } from '../../../../src/content/ports/portZones';
import { ports } from '../../../../src/content/ports/ports';
import {
  dayOf,
  dischargeZone,
  foreignZone,
  formatDay,
  formatWhen,
  instantIn,
  loadingZone,
  zoneOfEvent,
} from '../../../../src/features/tracking/model/when';
import { visitFrom } from '../../../support/visitorZone';

it.each(ports.map((port) => [port.code, port] as const))(
  '%s has the zone of its longitude',
  (_code, port) => {
    const [zone, west] = [zoneOfPort(port), port.longitude];
    const expected =
      port.country === 'NG'
        ? 'Africa/Lagos'
        : west < -115
          ? 'America/Los_Angeles'
          : west < -85
            ? 'America/Chicago'
            : 'America/New_York';
    expect(zone).toBe(expected);
  },
);

describe('the zone of an event', () => {
  const ports = { origin_port: 'USHOU', destination_port: 'NGTIN' };

  it.each([
    ['LOAD', 'Baltimore, Maryland', 'America/New_York'],
    ['LOAD', 'USLGB', 'America/Los_Angeles'],
    ['ARRI', 'Antwerp', 'Europe/Brussels'],
    ['DISC', 'BEANR', 'Europe/Brussels'],
    ['DEPA', 'Lom\u00E9, Togo', 'Africa/Lome'],
    ['ARRI', 'Tin Can Island', 'Africa/Lagos'],
  ])('of %s at %s is the place’s: %s', (code, location, zone) => {
    expect(zoneOfEvent(ports, { code, location })).toBe(zone);
  });

  it.each([
    ['PICK', 'Dallas, Texas', 'America/Chicago'],
    ['LOAD', null, 'America/Chicago'],
    ['HOLD', undefined, 'America/Chicago'],
    ['ARRI', undefined, 'Africa/Lagos'],
    ['DROP', 'Ikeja', 'Africa/Lagos'],
    ['GTOT', '', 'Africa/Lagos'],
  ])(
    'of %s at %s is the port of loading’s before the arrival, then the port of discharge’s: %s',
    (...given) => {
      const [code, location, zone] = given;
      expect(zoneOfEvent(ports, { code, location })).toBe(zone);
    },
  );

  it('is Eastern or Lagos time without a known port', () => {
    expect(loadingZone(undefined)).toBe('America/New_York');
    expect(dischargeZone({ origin_port: null, destination_port: 'somewhere' })).toBe('Africa/Lagos');
    expect(dischargeZone({ origin_port: 'NGTIN', destination_port: 'GHTEM' })).toBe('Africa/Accra');
    expect(loadingZone({ origin_port: 'NGTIN', destination_port: 'USBAL' })).toBe('Africa/Lagos');
  });
});

describe('a zone', () => {
  it.each([
    ['Africa/Lagos', undefined],
    // The same clocks, in winter.
    ['Europe/Berlin', undefined],
    ['America/New_York', 'WAT'],
    ['Pacific/Honolulu', 'WAT'],
  ])('is named to a visitor in %s: %s', (own, named) => {
    visitFrom(own);
    expect(foreignZone('Africa/Lagos', new Date('2026-12-09T23:30:00Z'))).toBe(named);
  });
});

describe('a day', () => {
  it.each(['America/New_York', 'Africa/Lagos', 'Pacific/Honolulu'])(
    'is the port’s own to a visitor in %s, and a date without a time isn’t converted',
    (own) => {
      visitFrom(own);
      expect(dayOf('2026-12-09T23:30:00Z', 'Africa/Lagos')).toBe('2026-12-10');
      expect(dayOf('2026-12-09', 'Africa/Lagos')).toBe('2026-12-09');
      expect(formatDay('2026-12-09', 'Africa/Lagos')).toBe('9 Dec 2026');
      expect(formatDay('2026-12-09T23:30:00Z', 'Africa/Lagos')).toBe(
        own === 'Africa/Lagos' ? '10 Dec 2026' : '10 Dec 2026 (WAT)',
      );
    },
  );

  it('is undefined if it can’t be read', () => {
    expect(formatDay('soon', 'Africa/Lagos')).toBeUndefined();
    expect(formatDay(null, 'Africa/Lagos')).toBeUndefined();
  });

  it.each([
    '2026-12-09T00:00:00Z',
    '2026-12-09T00:00:00.000Z',
    '2026-12-09T00:00:00',
    '2026-12-09 00:00:00+00',
    '2026-12-09T00:00:00-06:00',
    '2026-12-09T00:00Z',
  ])('isn’t converted if its time is midnight, which stands for none: %s', (text) => {
    expect(dayOf(text, 'America/New_York')).toBe('2026-12-09');
    expect(formatWhen(text, 'America/New_York')).toBe('9 Dec 2026');
    expect(formatDay(text, 'America/New_York')).toBe('9 Dec 2026');
    expect(instantIn(text, 'America/Chicago')).toEqual(new Date('2026-12-09T06:00:00Z'));
  });

  it('is the place’s own if its time has no zone', () => {
    expect(dayOf('2026-12-09T23:30:00', 'Africa/Lagos')).toBe('2026-12-09');
    expect(formatWhen('2026-12-09T09:30:00', 'America/New_York')).toBe('9 Dec 2026, 9:30\u00a0AM\u00a0EST');
    expect(formatWhen('2026-07-09 09:30', 'America/New_York')).toBe('9 Jul 2026, 9:30\u00a0AM\u00a0EDT');
    expect(instantIn(' 2026-12-09T23:30 ', 'Africa/Lagos')).toEqual(new Date('2026-12-09T22:30:00Z'));
    expect(instantIn('2026-12-09T23:30:00.123456', 'Africa/Lagos')).toEqual(new Date('2026-12-09T22:30:00Z'));
    expect(formatWhen('2026-02-30T09:30:00', 'Africa/Lagos')).toBe('2026-02-30T09:30:00');
  });

  it('starts at midnight in its zone', () => {
    expect(instantIn('2026-12-09', 'America/Chicago')).toEqual(new Date('2026-12-09T06:00:00Z'));
    expect(instantIn('2026-12-09T23:30:00Z', 'America/Chicago')).toEqual(new Date('2026-12-09T23:30:00Z'));
    expect(instantIn('soon', 'America/Chicago')).toBeUndefined();
  });
});
