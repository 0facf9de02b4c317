import type { QuoteStatus } from '../../../api/schemas/quote';
import { DAY_MS } from '../../../lib/time/timeUnits';
import { parseIsoDate } from '../../../lib/time/dates';
import { orderMilestones, seaCodes } from './milestoneOrder';
import type { PlacedMilestone } from './milestoneOrder';
import { statusIndex } from './statusWords';

/** Where on its journey a shipment was at an event. `unknown` if it isn't certain enough to say so. */
export type EventPlace = 'origin' | 'stop' | 'destination' | 'unknown';

/** A milestone as an event of this shipment: codes recur at every port that it calls at. */
export interface ShipmentEvent extends PlacedMilestone {
  readonly at: EventPlace;
}

/** What a shipment's milestones say together, in the order in which they happen. */
export interface MilestoneReading {
  /** Actual ones, then expected ones, each by date. */
  readonly events: readonly ShipmentEvent[];
  /**
   * The status, except that a shipment at a port on the way, or loaded again there, is `in_transit`: backends report
   * `at_port` at any port.
   */
  readonly status: string;
  /** Whether anything was reported from the port of discharge, or the status says that it was released. */
  readonly hasArrived: boolean;
  /** Loaded at the port of loading. Of each of these, the actual event if there is one, else the expected one. */
  readonly loading: ShipmentEvent | undefined;
  readonly departure: ShipmentEvent | undefined;
  /** At the port of discharge, as are the others below. */
  readonly arrival: ShipmentEvent | undefined;
  readonly discharge: ShipmentEvent | undefined;
  readonly gateOut: ShipmentEvent | undefined;
}

/** Milestones of a car in a port. */
export const portCodes: ReadonlySet<string> = new Set([
  'ARRI',
  'DISC',
  'STRP',
  'CUSS',
  'CUSI',
  'CUSR',
  'AVPU',
  'GTOT',
]);
/** Inland, so that its place can't be compared with a port. */
const DROPPED_OFF = 'DROP';

/** A vessel may be this much earlier than the estimate. An arrival before that was at another port. */
const EARLY_DAYS = 3;

const BOOKED = statusIndex('booked');
const AT_PORT = statusIndex('at_port');
const RELEASED = statusIndex('released');

const isSea = ({ code }: PlacedMilestone) => seaCodes.has(code);
const isInPort = ({ code }: PlacedMilestone) => portCodes.has(code);
const isOnLand = (one: PlacedMilestone) => isInPort(one) || one.code === DROPPED_OFF;

/** What an event is compared with. */
interface Evidence {
  readonly actual: readonly PlacedMilestone[];
  readonly expected: readonly PlacedMilestone[];
  /** Indexes of the actual events that put the car at sea, in order. */
  readonly sea: readonly number[];
  /** Index of the status among the seven regular ones, after taking stops into account. */
  readonly step: number;
  readonly eta: number | undefined;
}

/** Whether a vessel leaves the port of discharge without the car. */
function leavesCarBehind(actual: readonly PlacedMilestone[], index: number, step: number): boolean {
  const { code, place } = actual[index] ?? {};
  if (code !== 'DEPA' || place === 'origin' || place === 'other') return false;
  const before = actual.slice(0, index);
  const sinceLoading = before.slice(before.map((one) => one.code).lastIndexOf('LOAD') + 1).filter(isInPort);
  const there = sinceLoading.filter((one) => one.place === 'destination');
  if (there.some((one) => one.code === 'DISC')) return true;
  // A car that was released stays on land, whatever the vessel does.
  if (step >= RELEASED) return sinceLoading.length > 0 && !actual.slice(index + 1).some(isOnLand);
  return step >= AT_PORT && (place === 'destination' || there.length > 0);
}

/** The actual events that put the car at sea, as indexes. */
const seaIndexes = (actual: readonly PlacedMilestone[], step: number): readonly number[] =>
  actual.flatMap((one, index) => (isSea(one) && !leavesCarBehind(actual, index, step) ? [index] : []));

/** Whether a car whose status is 'at_port' is at a port on the way, or went to sea again after one. */
function isOnTheWay(actual: readonly PlacedMilestone[]): boolean {
  const sea = seaIndexes(actual, AT_PORT);
  const lastSea = sea.at(-1) ?? -1;
  const calls = actual.slice(0, lastSea).some((one, index) => isInPort(one) && index > (sea[0] ?? lastSea));
  const leg = actual.slice(lastSea + 1).filter(isInPort);
  if (leg.length === 0) return calls;
  return leg.at(-1)?.place === 'other' && !leg.some(({ place }) => place === 'destination');
}

/** Whether anything shows that an event without a place wasn't at the port of discharge. */
function isContradicted({ actual, expected, step, eta }: Evidence, one: PlacedMilestone): boolean {
  if (actual.slice(actual.indexOf(one)).some((each) => each.place === 'other' && isInPort(each))) return true;
  if (step >= AT_PORT) return false;
  const isAhead = ({ code, place, time }: PlacedMilestone) =>
    time > one.time &&
    (code === one.code || code === 'ARRI' || (seaCodes.has(code) && place !== 'destination'));
  return expected.some(isAhead) || (eta !== undefined && eta > one.time + EARLY_DAYS * DAY_MS);
}

/** Where a car on land was: in a port, or dropped off. */
function placeOnLand(evidence: Evidence, one: PlacedMilestone, index: number): EventPlace {
  const { actual, sea, step } = evidence;
  const { code, place } = one;
  const [firstSea = -1] = sea;
  const lastSea = sea.at(-1) ?? -1;
  const isBooked = step >= 0 && step <= BOOKED;
  if (place === 'origin') return 'origin';
  if (index < lastSea) return index < firstSea ? 'origin' : 'stop';
  if (place === 'destination') return 'destination';
  // A vessel on its way to the port of loading.
  if (firstSea < 0 && isBooked) return 'origin';
  const leg = actual.slice(lastSea + 1);
  const isThere = (each: PlacedMilestone) => each.place === 'destination' && isInPort(each);
  if (place === 'other' && code !== DROPPED_OFF) {
    // Terminals inland report once the car has been discharged.
    if (leg.slice(0, leg.indexOf(one)).some(isThere)) return 'destination';
    return step >= RELEASED ? 'unknown' : 'stop';
  }
  // Of several calls, only the last can be the destination.
  if (actual.slice(index + 1).some((each) => each.code === code || each.code === 'ARRI')) return 'unknown';
  if (leg.some(isThere)) return 'destination';
  if (place === 'unclear' && step < AT_PORT) return 'unknown';
  return isContradicted(evidence, one) ? 'unknown' : 'destination';
}

function placeActual(evidence: Evidence, one: PlacedMilestone, index: number): EventPlace {
  const { actual, sea } = evidence;
  const [firstSea = -1] = sea;
  if (isOnLand(one)) return placeOnLand(evidence, one, index);
  if (!isSea(one)) return one.place === 'origin' || one.place === 'destination' ? one.place : 'unknown';
  if (!sea.includes(index)) return 'destination';
  if (one.place === 'origin' || index === firstSea) return 'origin';
  return one.place !== 'unsaid' || actual.slice(firstSea, index).some(isInPort) ? 'stop' : 'origin';
}

function placeExpected({ actual, expected }: Evidence, one: PlacedMilestone): EventPlace {
  const { code, place } = one;
  if (place === 'origin' || place === 'destination') return place;
  const index = expected.indexOf(one);
  const before = [...actual, ...expected.slice(0, index)];
  const later = expected.slice(index + 1);
  const firstSea = before.findIndex(isSea);
  if (isSea(one)) {
    const isLater = firstSea >= 0 && (place === 'other' || before.slice(firstSea).some(isInPort));
    return isLater ? 'stop' : 'origin';
  }
  if (code === DROPPED_OFF) return 'destination';
  if (!isInPort(one)) return 'unknown';
  if (later.some((each) => isSea(each) && each.place !== 'destination'))
    return firstSea < 0 ? 'origin' : 'stop';
  if (place === 'other') return 'stop';
  return later.some((each) => each.code === code || each.code === 'ARRI') ? 'unknown' : 'destination';
}

function read(found: QuoteStatus): MilestoneReading {
  const all = orderMilestones(found);
  const actual = all.filter(({ isActual }) => isActual);
  const expected = all.filter(({ isActual }) => !isActual);
  const reported = statusIndex(found.status);
  const status = reported === AT_PORT && isOnTheWay(actual) ? 'in_transit' : found.status;
  const step = statusIndex(status);
  const eta = parseIsoDate(found.shipment?.eta)?.getTime();
  const evidence: Evidence = { actual, expected, sea: seaIndexes(actual, step), step, eta };
  const events: readonly ShipmentEvent[] = [
    ...actual.map((one, index) => ({ ...one, at: placeActual(evidence, one, index) })),
    ...expected.map((one) => ({ ...one, at: placeExpected(evidence, one) })),
  ];
  const first = (wanted: string, place: EventPlace) =>
    events.find(({ code, at }) => code === wanted && at === place);
  return {
    events,
    status,
    hasArrived:
      step >= RELEASED || events.some((one) => one.isActual && isOnLand(one) && one.at === 'destination'),
    loading: first('LOAD', 'origin'),
    // Not every carrier reports the first port.
    departure:
      events.find(({ code, at, isActual }) => code === 'DEPA' && at !== 'destination' && isActual) ??
      first('DEPA', 'origin'),
    arrival: first('ARRI', 'destination'),
    discharge: first('DISC', 'destination'),
    gateOut: first('GTOT', 'destination'),
  };
}

const readings = new WeakMap<QuoteStatus, MilestoneReading>();

/**
 * Reads a shipment's milestones by code, place and order, so that a port on the way isn't taken for the destination. An
 * event counts as one at the destination only if its place is the port of discharge or, without a place, if nothing
 * contradicts it. The same object returns the same reading.
 */
export function readMilestones(found: QuoteStatus): MilestoneReading {
  const known = readings.get(found);
  if (known) return known;
  const reading = read(found);
  readings.set(found, reading);
  return reading;
}
