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
