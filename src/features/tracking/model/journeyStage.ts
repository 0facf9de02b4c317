import type { QuoteStatus } from '../../../api/schemas/quote';
import { stageCodes, stageIds } from '../../../content/journey/codes';
import type { StageId } from '../../../content/journey/codes';
import { parseIsoDate } from '../../../lib/time/dates';
import { isAfterArrival, zoneOfEvent } from './when';
import { readMilestones } from './milestoneReading';
import type { ShipmentEvent } from './milestoneReading';

/** The furthest stage reached according to milestones and status; undefined before booking and after a cancellation. */
export function stageOf(found: QuoteStatus): StageId | undefined {
  const { events, status, hasArrived } = readMilestones(found);
  if (status === 'cancelled') return undefined;
  const actual = events.filter(({ isActual }) => isActual);
  const reached = [
    stageIds.find((id) => stageCodes[id].statuses.includes(status)),
    ...actual.map((event) => stageOfEvent(event, hasArrived)),
  ];
  return stageIds.filter((id) => reached.includes(id)).at(-1);
}

/**
 * The stage at which an event happened: what a port on the way reports belongs to the voyage, and what the port of loading
 * reports to the pickup. A bill of lading can be surrendered while the car is at sea.
 */
export function stageOfEvent({ code, at }: ShipmentEvent, hasArrived: boolean): StageId | undefined {
  const stage = stageIds.find((id) => stageCodes[id].milestones.includes(code));
  if (!isAfterArrival(code)) return stage;
  if (code === 'SURR') return hasArrived ? stage : 'ship';
  return at === 'destination' ? stage : at === 'origin' ? 'collect' : 'ship';
}

/** A date in ISO 8601 as sent, and the IANA name of the zone it belongs to. */
interface ZonedDate {
  readonly when: string;
  readonly zone: string;
}

/** A stage's dates; undefined if none is known. */
interface StageDates {
  /** When its first milestone happened. */
  readonly first: ZonedDate | undefined;
  /** When its last milestone so far happened. */
  readonly last: ZonedDate | undefined;
  /** When its last milestone is expected, which ends it: the delivery, not the gate before. */
  readonly expected: ZonedDate | undefined;
}

/** The dates of the stage's own milestones. A port on the way belongs to the voyage. */
export function stageDates(found: QuoteStatus, id: StageId): StageDates {
  const { events, hasArrived } = readMilestones(found);
  const own = events.filter((event) => stageOfEvent(event, hasArrived) === id);
  const dates = (areActual: boolean): readonly ZonedDate[] =>
    own.flatMap(({ isActual, when, milestone }) =>
      isActual === areActual && when && parseIsoDate(when)
        ? [{ when, zone: zoneOfEvent(found.shipment, milestone) }]
        : [],
    );
  const [actual, expected] = [dates(true), dates(false)];
  return { first: actual[0], last: actual.at(-1), expected: expected.at(-1) };
}
