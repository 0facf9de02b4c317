import type { QuoteStatus } from '../../../../src/api/schemas/quote';
import { readMilestones } from '../../../../src/features/tracking/model/milestoneReading';
import { shipmentWith } from '../../../support/milestones';

const read = (milestones: readonly string[]) => readMilestones(shipmentWith(milestones));
const places = (milestones: readonly string[]) =>
  read(milestones).events.map(({ code, at }) => `${code} ${at}`);

const sailed = ['LOAD Baltimore 1', 'DEPA Baltimore 2'];
const antwerp = ['ARRI Antwerp 10', 'DISC Antwerp 11'];
const fromAntwerp = ['LOAD Antwerp 12', 'DEPA Antwerp 13'];
const atTinCan = ['ARRI Tin Can Island 20', 'DISC Tin Can Island 21'];

describe('the order of milestones', () => {
  const all = [...sailed, ...antwerp, ...fromAntwerp, ...atTinCan];

  it('is by date, however the backend sorts', () => {
    const shuffled = [...atTinCan, ...fromAntwerp, ...sailed, ...antwerp];
    expect(places(shuffled)).toEqual(places(all));
    expect(places([...all].reverse())).toEqual(places(all));
  });

  it('of the same day follows the route and the port call', () => {
    const sameDay = (milestones: readonly string[]) => milestones.map((one) => one.replace(/\d+$/, '10'));
    for (const milestones of [all, [...all].reverse()]) {
      expect(places(sameDay(milestones))).toEqual(places(all));
    }
  });

  it('of the same day without places is the backend’s, which may be latest first', () => {
    const backward = ['ARRI - 10', 'DEPA - 10', 'LOAD - 9', 'GTIN - 8'];
    expect(read(backward).hasArrived).toBe(true);
    expect(read([...backward].reverse()).hasArrived).toBe(true);
    expect(read(['GTIN - 8', 'LOAD - 9', 'ARRI - 10', 'DEPA - 10']).hasArrived).toBe(false);
  });

  it('puts a date that can’t be read where the backend has it', () => {
    const unreadable = { code: 'LOAD', location: 'Baltimore', occurred_at: 'week 44' };
    const found = shipmentWith([...sailed, ...atTinCan]);
    found.shipment?.milestones?.splice(1, 0, unreadable as never);
    expect(readMilestones(found).events.map(({ code }) => code)).toEqual([
      'LOAD',
      'LOAD',
      'DEPA',
      'ARRI',
      'DISC',
    ]);
    expect(readMilestones(found).hasArrived).toBe(true);
  });
});

describe('events that carriers report more than once', () => {
  const shown = (milestones: readonly object[], status = 'in_transit') =>
    readMilestones({
      reference: 'HAL-1',
      status,
      shipment: { origin_port: 'USBAL', destination_port: 'NGTIN', milestones },
    } as unknown as QuoteStatus).events.map(
      ({ code, isActual, when, milestone }) =>
        `${code} ${milestone.location ?? '-'} ${isActual ? '' : '~'}${when?.slice(8, 10) ?? '?'}`,
    );
  const at = (time: string, part: object) => ({ ...part, occurred_at: time });

  it('are shown once, with the place that the first report lacked', () => {
    const arrived = at('2026-11-20T10:00:00Z', { code: 'ARRI', location: null });
    const again = { ...arrived, location: 'Tin Can Island' };
    expect(shown([arrived, again, again])).toEqual(['ARRI Tin Can Island 20']);
    expect(shown([again, arrived])).toEqual(['ARRI Tin Can Island 20']);
    expect(
      shown([again, { ...again, location: 'NG TIN', occurred_at: '2026-11-20T11:00:00+01:00' }]),
    ).toEqual(['ARRI Tin Can Island 20']);
  });

  it('are two if place, time or label differ', () => {
    const call = at('2026-11-20T10:00:00Z', { code: 'CUSI', location: 'Tin Can Island', label: 'Scan' });
    expect(shown([call, { ...call, label: 'Physical examination' }])).toHaveLength(2);
    expect(shown([call, { ...call, occurred_at: '2026-11-20T10:30:00Z' }])).toHaveLength(2);
    expect(shown([call, { ...call, location: 'Ikeja bonded terminal' }])).toHaveLength(2);
  });

  it('are all shown without dates, as they may be of several legs', () => {
    expect(shown([{ code: 'LOAD' }, { code: 'LOAD' }])).toHaveLength(2);
  });

  const events = (milestones: readonly string[]) =>
    read(milestones).events.map(
      ({ code, when, isActual }) => `${code} ${isActual ? '' : '~'}${String(Number(when?.slice(8, 10)))}`,
    );

  it('leave no estimate next to what happened, early or late', () => {
    const estimated = ['LOAD Baltimore ~1', 'DEPA Baltimore ~1', 'ARRI Tin Can Island ~22'];
    expect(events([...sailed, ...estimated])).toEqual(['LOAD 1', 'DEPA 2', 'ARRI ~22']);
    expect(events([...sailed, ...atTinCan, ...estimated])).toEqual([
      'LOAD 1',
      'DEPA 2',
      'ARRI 20',
      'DISC 21',
    ]);
    expect(events([...sailed, ...atTinCan, 'ARRI - ~22', 'DISC - ~18'])).toEqual(
      events([...sailed, ...atTinCan]),
    );
  });

  it('keep the estimate of another port, and of a call that comes again', () => {
    const on = ['ARRI Tin Can Island ~20'];
    expect(events([...sailed, ...antwerp, ...on])).toContain('ARRI ~20');
    const called = ['ARRI Tin Can Island 10', 'DEPA Tin Can Island 11', 'ARRI Cotonou 12', 'DEPA Cotonou 13'];
    expect(events([...sailed, ...called, ...on])).toContain('ARRI ~20');
    expect(events([...sailed, 'ARRI - 10', 'ARRI - ~20'])).toContain('ARRI ~20');
  });

  it('replace a plan by an estimate', () => {
    const expected = (classifier: string, expected_at: string) => ({
      code: 'ARRI',
      location: 'NGTIN',
      classifier,
      expected_at,
    });
    expect(shown([expected('PLN', '2026-11-18'), expected('EST', '2026-11-22')])).toEqual(['ARRI NGTIN ~22']);
    expect(shown([expected('PLN', '2026-11-18')])).toEqual(['ARRI NGTIN ~18']);
  });
});
