import type { QuoteStatus } from '../../../../src/api/schemas/quote';
import { company } from '../../../../src/content/company';
import { findPort } from '../../../../src/content/ports/findPort';
import { etaEvent } from '../../../../src/features/tracking/model/arrival';

const LINK = 'https://harmattan.example/track?reference=HAL-1';
const eventOf = (shipment: object | undefined, status = 'at_sea') =>
  etaEvent({ reference: 'HAL-1', status, shipment } as QuoteStatus, LINK);
const eta = '2026-12-12T23:30:00Z';
const place = (code: string) => {
  const port = findPort(code);
  return port && [port.name, `${port.name}, ${port.place}`];
};

it('is an all-day event at the port of discharge, marked as an estimate', () => {
  const [name = '', location] = place('NGAPP') ?? [];
  expect(eventOf({ eta, destination_port: 'ngapp', vessel: 'Grande Lagos' })).toEqual({
    uid: 'eta-HAL-1@harmattan',
    title: `Vehicle HAL-1 arrives at ${name} (estimated)`,
    description: `Grande Lagos\nThis is an estimate. Check it before you travel. ${company.name}`,
    location,
    url: LINK,
    day: '2026-12-13',
  });
});

it('begins with the note if the vessel isn’t known', () => {
  expect(eventOf({ eta, destination_port: 'NGAPP' })?.description).toMatch(/^This is an estimate/);
});

it('uses Eastern time for a US port', () => {
  expect(eventOf({ eta: '2026-12-12T03:00:00Z', destination_port: 'USBAL' })).toMatchObject({
    day: '2026-12-11',
  });
});

it('keeps the date if no time was sent', () => {
  expect(eventOf({ eta: '2026-12-12', destination_port: 'USBAL' })).toMatchObject({ day: '2026-12-12' });
});

it('names an unknown port by its code, and a missing one not at all', () => {
  expect(eventOf({ eta, destination_port: 'GHTEM' })).toMatchObject({
    title: 'Vehicle HAL-1 arrives at GHTEM (estimated)',
    location: 'GHTEM',
  });
  expect(eventOf({ eta })).toMatchObject({
    title: 'Vehicle HAL-1 arrives at the port (estimated)',
    location: '',
  });
});

it.each(['at_port', 'released', 'delivered', 'cancelled'])('is undefined once the status is %s', (status) => {
  expect(eventOf({ eta, destination_port: 'NGAPP' }, status)).toBeUndefined();
});

it('is undefined without a shipment or a date', () => {
  expect(eventOf(undefined)).toBeUndefined();
  expect(eventOf({ eta: 'soon', destination_port: 'NGAPP' })).toBeUndefined();
});
