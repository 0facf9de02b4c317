import type { QuoteStatus } from '../../../../src/api/schemas/quote';
import { stageCodes } from '../../../../src/content/journey/codes';
import { milestones } from '../../../../src/content/pages/milestones';
import { trackingStates } from '../../../../src/content/pages/tracking';
import type { ShipmentEvent } from '../../../../src/features/tracking/model/milestoneReading';
import { stageOf, stageOfEvent } from '../../../../src/features/tracking/model/journeyStage';

interface Reported {
  readonly code: string;
  readonly occurred_at?: string;
  readonly expected_at?: string;
}

const statusWith = (status: string, ...reported: Reported[]) =>
  ({ status, reference: 'HAL-1', shipment: { milestones: reported } }) as unknown as QuoteStatus;
const DAY = '2026-11-12T09:00:00Z';
const LATER = '2026-11-20T09:00:00Z';

describe('the stage of a car', () => {
  it.each([
    ['received', undefined],
    ['quoted', undefined],
    ['booked', 'collect'],
    ['in_transit', 'ship'],
    ['at_port', 'clear'],
    ['released', 'clear'],
    ['delivered', 'deliver'],
    ['cancelled', undefined],
  ])('follows from the status %s if no milestone is reported', (status, stage) => {
    expect(stageOf({ status, reference: 'HAL-1' })).toBe(stage);
  });

  it('is the furthest reached by a reported milestone', () => {
    const inspectedLate = { code: 'INSP', occurred_at: LATER };
    expect(stageOf(statusWith('booked', { code: 'DEPA', occurred_at: DAY }, inspectedLate))).toBe('ship');
  });

  it('ignores expected milestones', () => {
    expect(stageOf(statusWith('booked', { code: 'ARRI', expected_at: LATER }))).toBe('collect');
  });

  it('is undefined after a cancellation', () => {
    expect(stageOf(statusWith('cancelled', { code: 'GTIN', occurred_at: DAY }))).toBeUndefined();
  });
});

describe('the stage of a milestone of a port', () => {
  const stage = (code: string, at: ShipmentEvent['at'], hasArrived = false) =>
    stageOfEvent({ code, at } as ShipmentEvent, hasArrived);

  it('depends on the port: pickup, voyage or clearance', () => {
    expect(stage('CUSI', 'origin')).toBe('collect');
    expect(stage('CUSI', 'stop')).toBe('ship');
    expect(stage('CUSI', 'destination')).toBe('clear');
  });

  it('is the voyage for a bill of lading surrendered at sea, wherever that was', () => {
    expect(stage('SURR', 'destination')).toBe('ship');
    expect(stage('SURR', 'origin', true)).toBe('clear');
  });
});

describe('the journey', () => {
  it('has each milestone at one stage, except a hold, which can occur at any', () => {
    const placed = Object.values(stageCodes).flatMap((codes) => codes.milestones);
    expect([...placed, 'HOLD'].sort()).toEqual(Object.keys(milestones).sort());
  });

  it('has each status from booking on at one stage', () => {
    const placed = Object.values(stageCodes).flatMap((codes) => codes.statuses);
    expect(['received', 'quoted', ...placed]).toEqual(Object.keys(trackingStates));
  });
});
