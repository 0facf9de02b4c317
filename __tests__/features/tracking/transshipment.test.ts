import { deadlinesOf } from '../../../src/features/tracking/model/deadlines';
import { pickDisplayed } from '../../../src/features/tracking/fleet/model/rowView';
import { etaEvent } from '../../../src/features/tracking/model/arrival';
import { stageDates, stageOf } from '../../../src/features/tracking/model/journeyStage';
import { positionOf } from '../../../src/features/tracking/model/position';
import { shipmentWith } from '../../support/milestones';

const eta = '2026-11-22T12:00:00Z';
const sailed = ['LOAD Baltimore 1', 'DEPA Baltimore 2'];
const antwerp = ['ARRI Antwerp 10', 'DISC Antwerp 11', 'CUSI Antwerp 11'];
const fromAntwerp = ['LOAD Antwerp 12', 'DEPA Antwerp 13'];
const expected = ['ARRI Tin Can Island ~22', 'DISC Tin Can Island ~23'];
const arrived = ['ARRI Tin Can Island 22', 'DISC Tin Can Island 23'];

describe.each(['in_transit', 'at_port'])('a car at a port on the way, with status %s', (status) => {
  const found = shipmentWith([...sailed, ...antwerp, ...expected], { status, eta });

  it('is at the stage of the voyage, and is to be cleared when it arrives at the destination', () => {
    expect(stageOf(found)).toBe('ship');
    expect(stageDates(found, 'ship')).toMatchObject({ first: { when: '2026-11-01T12:00:00Z' } });
    expect(stageDates(found, 'clear')).toEqual({
      first: undefined,
      last: undefined,
      expected: { when: '2026-11-23T12:00:00Z', zone: 'Africa/Lagos' },
    });
  });

  it('is not at the end of the map’s lane', () => {
    expect(positionOf(found, new Date('2026-11-12T12:00:00Z'))?.fraction).toBe(0.5);
  });

  it('still has its arrival in the calendar', () => {
    expect(etaEvent(found, 'https://harmattan.example/')).toMatchObject({ day: '2026-11-22' });
  });
});

it('is back on the voyage after it was loaded again', () => {
  const found = shipmentWith([...fromAntwerp, ...antwerp, ...sailed, ...expected], {
    status: 'at_port',
    eta,
  });
  expect(stageOf(found)).toBe('ship');
  expect(positionOf(found, new Date('2026-11-12T12:00:00Z'))?.fraction).toBe(0.5);
});

it('is at the stage of clearance, at the end of the lane and out of the calendar once it arrives', () => {
  const found = shipmentWith([...sailed, ...antwerp, ...fromAntwerp, ...arrived], { eta });
  expect(stageOf(found)).toBe('clear');
  expect(stageDates(found, 'clear').first?.when).toBe('2026-11-22T12:00:00Z');
  expect(positionOf(found, new Date('2026-11-25T12:00:00Z'))?.fraction).toBe(1);
  expect(etaEvent(found, 'https://harmattan.example/')).toBeUndefined();
});

it('is not at the stage of clearance for what the port of loading or a bank reports', () => {
  expect(stageOf(shipmentWith(['CUSI Baltimore 1'], { status: 'booked' }))).toBe('collect');
  expect(stageOf(shipmentWith(['ARRI - 1'], { status: 'booked' }))).toBe('collect');
  expect(stageOf(shipmentWith([...sailed, 'SURR Lagos 9']))).toBe('ship');
  expect(stageOf(shipmentWith([...sailed, ...arrived, 'SURR Lagos 24']))).toBe('clear');
});

it('counts free days from the discharge at the destination, not at a port on the way', () => {
  const kinds = (milestones: readonly string[], status: string) =>
    deadlinesOf(pickDisplayed(shipmentWith(milestones, { status, eta })), Date.UTC(2026, 10, 14, 12)).map(
      ({ kind, day }) => `${kind} ${day}`,
    );
  const stopped = [...sailed, ...antwerp, ...expected];
  expect(kinds(stopped, 'at_port').slice(0, 2)).toEqual(['agent 2026-11-08', 'terminal 2026-11-23']);
  expect(kinds([...sailed, ...antwerp, ...fromAntwerp, ...arrived], 'at_port')[0]).toBe(
    'terminal 2026-11-23',
  );
});
