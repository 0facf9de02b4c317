import type { Port, PortStatus } from '../../src/api/schemas/ports';
import { joinPorts } from '../../src/features/ports/joinPorts';
import { portCache } from '../../src/features/ports/portCache';
import { readItem } from '../support/deviceItems';
import { openStore, storedItems } from '../support/session';

const port = (more: Partial<Port> = {}): Port => ({ code: 'XXAAA', name: 'A', country: 'US', ...more });
const portStatus = (more: Partial<PortStatus> = {}): PortStatus => ({
  port: 'XXAAA',
  status: 'open',
  ...more,
});

it('shows a port once, no matter how often it is listed or reported', () => {
  const ports = [port(), port({ name: 'B' }), port({ code: ' xxaaa\u200B' }), port({ code: 'XXBBB' })];
  const statuses = [portStatus(), portStatus({ status: 'closed' }), portStatus({ port: 'xxaaa' })];
  expect(joinPorts(ports, statuses).map(({ code, name }) => `${code} ${name}`)).toEqual([
    'XXAAA A',
    'XXBBB A',
  ]);
});

it.each([
  ['NGAPP', 'Nigeria', 'NG'],
  ['usdvv', 'United States', 'US'],
  ['QUAY9', 'Benin', 'BENIN'],
])('takes the country of %s (%s) from a UN/LOCODE if it is one: %s', (code, name, country) => {
  expect(joinPorts([port({ code, country: name })], [])[0]?.country).toBe(country);
  expect(joinPorts([], [portStatus({ port: 'NGXXX' })])[0]?.country).toBe('NG');
});

it('limits the length of every text', () => {
  const endless = '\u202Ex<b>'.repeat(250_000);
  const listed = port({ code: endless, name: endless, country: endless, city: endless });
  const reported = portStatus({ port: `y${endless}`, status: endless, note: endless });
  for (const one of joinPorts([listed], [reported])) {
    expect(JSON.stringify(one).length).toBeLessThan(800);
    expect(JSON.stringify(one)).not.toContain('\u202E');
  }
});

it.each([-1, 1e9, Number.NaN, Number.POSITIVE_INFINITY])('ignores a wait of %p days', (days) => {
  expect(joinPorts([port()], [portStatus({ wait_days: days })])[0]?.waitDays).toBeUndefined();
});

it('caches no more ports than it reads back', () => {
  const ports = joinPorts(
    Array.from({ length: 10_000 }, (_, index) => port({ code: `P${String(index)}` })),
    [],
  );
  openStore().store.dispatch(portCache.changed({ at: Date.now(), ports, hasMore: true }));
  expect(JSON.stringify(storedItems()).length).toBeLessThan(60_000);
  expect(readItem(portCache)?.ports).toHaveLength(200);
});
