import { readMilestones } from '../../../../src/features/tracking/model/milestoneReading';
import { shipmentWith } from '../../../support/milestones';
import type { Given } from '../../../support/milestones';

const places = (milestones: readonly string[], given?: Given) =>
  readMilestones(shipmentWith(milestones, given)).events.map(({ code, at }) => `${code} ${at}`);

const dayOf = (when?: string) => Number(when?.slice(8, 10));

/** The days of the events at the port of discharge. */
function arrival(milestones: readonly string[], given?: Given) {
  const read = readMilestones(shipmentWith(milestones, given));
  const day = (event: typeof read.arrival) =>
    event && `${event.isActual ? '' : '~'}${String(dayOf(event.when))}`;
  return {
    hasArrived: read.hasArrived,
    status: read.status,
    arrival: day(read.arrival),
    discharge: day(read.discharge),
  };
}

const sailed = ['LOAD Baltimore 1', 'DEPA Baltimore 2'];
const antwerp = ['ARRI Antwerp 10', 'DISC Antwerp 11'];
const fromAntwerp = ['LOAD Antwerp 12', 'DEPA Antwerp 13'];
const atTinCan = ['ARRI Tin Can Island 20', 'DISC Tin Can Island 21'];

const AT_SEA = { hasArrived: false, arrival: undefined, discharge: undefined };
const ARRIVED = { hasArrived: true, arrival: '20', discharge: '21' };

describe('a port on the way', () => {
  it('isn’t the arrival, even while nothing else is reported', () => {
    expect(arrival([...sailed, ...antwerp])).toMatchObject(AT_SEA);
    expect(places([...sailed, ...antwerp])).toEqual(['LOAD origin', 'DEPA origin', 'ARRI stop', 'DISC stop']);
  });

  it('leaves the car at sea once it’s loaded again', () => {
    expect(arrival([...sailed, ...antwerp, ...fromAntwerp])).toMatchObject(AT_SEA);
    expect(places([...sailed, ...antwerp, ...fromAntwerp]).slice(-2)).toEqual(['LOAD stop', 'DEPA stop']);
  });

  it('doesn’t hide the arrival after it', () => {
    expect(arrival([...sailed, ...antwerp, ...fromAntwerp, ...atTinCan])).toMatchObject(ARRIVED);
  });

  it('isn’t the arrival with status at_port, which backends report at any port', () => {
    const given = { status: 'at_port' };
    expect(arrival([...sailed, ...antwerp], given)).toMatchObject({ ...AT_SEA, status: 'in_transit' });
    expect(arrival([...sailed, ...antwerp, ...fromAntwerp], given)).toMatchObject({
      ...AT_SEA,
      status: 'in_transit',
    });
    expect(arrival([...sailed, ...antwerp, ...fromAntwerp, ...atTinCan], given)).toMatchObject({
      ...ARRIVED,
      status: 'at_port',
    });
  });

  it('can be one of two', () => {
    const tema = ['ARRI Port of Tema 15', 'DEPA Port of Tema 16'];
    expect(arrival([...sailed, ...antwerp, ...fromAntwerp, ...tema])).toMatchObject(AT_SEA);
    expect(arrival([...sailed, ...antwerp, ...fromAntwerp, ...tema, ...atTinCan])).toMatchObject(ARRIVED);
    expect(places([...sailed, ...antwerp, ...fromAntwerp, ...tema, ...atTinCan])).toEqual([
      ...['LOAD origin', 'DEPA origin', 'ARRI stop', 'DISC stop', 'LOAD stop', 'DEPA stop'],
      ...['ARRI stop', 'DEPA stop', 'ARRI destination', 'DISC destination'],
    ]);
  });

  it.each(['Onne', 'NGONN', 'Lekki, Lagos', 'NGLEK', 'NG LKK'])(
    'can be in the destination’s country: %s before Apapa',
    (place) => {
      const stop = [`ARRI ${place} 10`, `DISC ${place} 11`];
      expect(arrival([...sailed, ...stop], { to: 'NGAPP', status: 'at_port' })).toMatchObject(AT_SEA);
      const apapa = ['ARRI APAPA, LA 20', 'DISC Apapa 21'];
      expect(arrival([...sailed, ...stop, ...apapa], { to: 'NGAPP' })).toMatchObject(ARRIVED);
    },
  );

  it('can be on the coast it sails from', () => {
    const stop = ['ARRI Jacksonville 4', 'DEPA Jacksonville, FL 5'];
    expect(arrival([...sailed, ...stop])).toMatchObject(AT_SEA);
    expect(places([...sailed, ...stop])).toEqual(['LOAD origin', 'DEPA origin', 'ARRI stop', 'DEPA stop']);
  });

  it('can be the destination itself, left again with the car on board', () => {
    const called = ['ARRI Tin Can Island 10', 'DEPA Tin Can Island 11', 'ARRI Cotonou 12', 'DEPA Cotonou 13'];
    expect(arrival([...sailed, ...called])).toMatchObject(AT_SEA);
    expect(arrival([...sailed, ...called, ...atTinCan])).toMatchObject(ARRIVED);
  });
});

describe('before the departure', () => {
  it.each([
    ['the vessel’s arrival at the port of loading', ['ARRI Baltimore 1'], { status: 'booked' }],
    ['an arrival without a place', ['ARRI - 1'], { status: 'booked' }],
    ['the vessel’s call elsewhere on the coast', ['ARRI New York 1'], { status: 'booked' }],
    ['a customs inspection for export', ['CUSI Baltimore 1', 'LOAD Baltimore 2'], {}],
    ['an empty container’s gate out', ['GTOT - 1', 'GTIN Baltimore 2', 'LOAD - 3', 'DEPA - 4'], {}],
  ])('%s is at its origin', (_what, milestones, given) => {
    expect(places(milestones, given)[0]).toMatch(/ origin$/);
    expect(arrival(milestones, given)).toMatchObject(AT_SEA);
  });
});

describe('without a place', () => {
  const call = ['ARRI - 10', 'DISC - 11'];
  const bare = ['LOAD - 1', 'DEPA - 2'];

  it('the last of its code counts as the arrival if nothing contradicts it', () => {
    expect(arrival([...bare, ...call])).toMatchObject({ hasArrived: true, arrival: '10', discharge: '11' });
    expect(arrival(call, { from: null, to: null })).toMatchObject({ arrival: '10', discharge: '11' });
  });

  it('a later loading or departure puts the car back at sea', () => {
    expect(arrival([...bare, ...call, 'LOAD - 12'])).toMatchObject(AT_SEA);
    expect(arrival([...bare, ...call, 'DEPA - 13'])).toMatchObject(AT_SEA);
    expect(arrival([...bare, ...call, 'LOAD - 12', 'DEPA - 13'], { status: 'at_port' })).toMatchObject(
      AT_SEA,
    );
    expect(
      arrival([...bare, ...call, 'LOAD - 12', 'DEPA - 13', 'ARRI - 20', 'DISC - 21'], {
        status: 'delivered',
      }),
    ).toMatchObject(ARRIVED);
  });

  it.each([
    ['a second arrival is expected', [...call, 'ARRI - ~20'], {}],
    ['an arrival at the destination is expected', [...call, 'ARRI Tin Can Island ~20'], {}],
    ['a departure is expected', [...call, 'DEPA - ~13'], {}],
    ['the car is at a named port on the way', ['ARRI - 9', ...antwerp], {}],
    ['the shipment is due much later', call, { eta: '2026-11-29' }],
  ])('isn’t the arrival while %s', (_what, milestones, given) => {
    expect(arrival([...bare, ...milestones], given).hasArrived).toBe(false);
  });

  it('is the arrival whatever is still expected, once the status says at_port', () => {
    const expected = [...bare, ...call, 'ARRI - ~20'];
    expect(arrival(expected, { status: 'at_port', eta: '2026-11-29' })).toMatchObject({ arrival: '10' });
  });

  it('is the last of two arrivals without a departure between', () => {
    expect(arrival([...bare, 'ARRI - 10', 'ARRI - 20', 'DISC - 21'])).toMatchObject(ARRIVED);
    expect(arrival([...bare, ...call, 'ARRI - 20'])).toMatchObject({ arrival: '20', discharge: undefined });
  });

  it('is the arrival if the port of discharge reports later in the same call', () => {
    expect(arrival([...bare, 'ARRI - 20', 'DISC NGTIN 21'], { eta: '2026-11-29' })).toMatchObject(ARRIVED);
  });

  it('doesn’t take the vessel’s departure for the car’s', () => {
    expect(arrival([...bare, ...atTinCan, 'DEPA - 22'])).toMatchObject(ARRIVED);
    expect(arrival([...bare, ...atTinCan, 'DEPA Tin Can Island 22'])).toMatchObject(ARRIVED);
    expect(arrival([...bare, 'ARRI - 20', 'DISC - 21', 'DEPA - 22'], { status: 'released' })).toMatchObject(
      ARRIVED,
    );
    expect(places([...bare, ...atTinCan, 'DEPA - 22']).at(-1)).toBe('DEPA destination');
  });

  it('goes back to sea if loaded again after the discharge', () => {
    expect(arrival([...sailed, ...atTinCan, 'LOAD Tin Can Island 23'])).toMatchObject(AT_SEA);
  });
});

describe('a place that can’t be compared', () => {
  it.each([
    ['the other harbor of Lagos', 'NGTIN', 'Apapa'],
    ['a text, if the destination is a code we don’t know', 'GHTEM', 'Tema'],
    ['a place, if the destination is missing', null, 'Antwerp'],
  ])('counts only with status at_port: %s', (_what, to, place) => {
    const milestones = [...sailed, `ARRI ${place} 20`, `DISC ${place} 21`];
    expect(arrival(milestones, { to })).toMatchObject(AT_SEA);
    expect(arrival(milestones, { to, status: 'at_port' })).toMatchObject(ARRIVED);
  });

  it.each(['Lagos', 'NGLOS', 'TINCAN', 'NG TIN', 'PTML Terminal', 'Berth 4', 'Nigeria'])(
    'isn’t %s, on the way to Tin Can Island',
    (place) => {
      expect(arrival([...sailed, `ARRI ${place} 20`, `DISC ${place} 21`])).toMatchObject(ARRIVED);
    },
  );
});

describe('expected milestones', () => {
  it('are no arrival, and the one at the destination is the expected one', () => {
    expect(
      arrival(
        ['ARRI Antwerp ~10', 'DISC Antwerp ~11', 'LOAD Antwerp ~12', 'ARRI NGTIN ~20', 'DISC NGTIN ~21'],
        {
          status: 'booked',
        },
      ),
    ).toMatchObject({ hasArrived: false, arrival: '~20', discharge: '~21' });
  });

  it('without places are read by their order', () => {
    const legs = ['LOAD - ~1', 'DEPA - ~2', 'ARRI - ~10', 'DISC - ~11', 'LOAD - ~12', 'DEPA - ~13'];
    const milestones = [...legs, 'ARRI - ~20', 'DISC - ~21'];
    expect(arrival(milestones, { status: 'booked' })).toMatchObject({ arrival: '~20', discharge: '~21' });
    const read = readMilestones(shipmentWith(milestones, { status: 'booked' }));
    expect(dayOf(read.loading?.when)).toBe(1);
    expect(dayOf(read.departure?.when)).toBe(2);
    expect(places(milestones, { status: 'booked' })).toEqual([
      ...['LOAD origin', 'DEPA origin', 'ARRI stop', 'DISC stop', 'LOAD stop', 'DEPA stop'],
      ...['ARRI destination', 'DISC destination'],
    ]);
  });

  it('give way to the actual one of the same port', () => {
    expect(arrival([...sailed, 'ARRI NGTIN 20', 'ARRI NGTIN ~25', 'DISC NGTIN ~26'])).toMatchObject({
      arrival: '20',
      discharge: '~26',
    });
  });
});

it('ignores a code it doesn’t know', () => {
  const given = { status: 'in_transit' };
  expect(arrival([...sailed, 'ZZWX Tin Can Island 20', 'ZZWX - 21'], given)).toMatchObject(AT_SEA);
  expect(arrival([...sailed, ...atTinCan, 'ZZWX - 22'], given)).toMatchObject(ARRIVED);
});

it('reads terminals inland after the discharge as the destination’s', () => {
  const inland = ['CUSR Ikeja bonded terminal 25', 'GTOT Kano 26', 'DROP Kano 27'];
  const read = readMilestones(shipmentWith([...sailed, ...atTinCan, ...inland]));
  expect(read.events.slice(-3).map(({ at }) => at)).toEqual(['destination', 'destination', 'destination']);
  expect(dayOf(read.gateOut?.when)).toBe(26);
});

it('has arrived by its status alone once it was released', () => {
  expect(readMilestones({ reference: 'HAL-1', status: 'released' }).hasArrived).toBe(true);
  expect(readMilestones({ reference: 'HAL-1', status: 'in_transit' }).hasArrived).toBe(false);
  expect(readMilestones({ reference: 'HAL-1', status: 'in_transit', shipment: null }).events).toEqual([]);
});

it('reads the same answer once', () => {
  const found = shipmentWith(sailed);
  expect(readMilestones(found)).toBe(readMilestones(found));
});
