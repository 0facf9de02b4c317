import type { QuoteStatus } from '../../../api/schemas/quote';
import { stageCodes, stageIds } from '../../../content/journey/codes';
import type { StageId } from '../../../content/journey/codes';
import { parseIsoDate } from '../../../lib/time/dates';
import { ownTimeZone } from '../../../lib/time/zonedTime';
import { dischargeZone } from './arrival';
import { readMilestones } from './milestoneReading';
import type { ShipmentEvent } from './milestoneReading';

const furthest = (stages: readonly (StageId | undefined)[]) => stageIds.findLast((id) => stages.includes(id));

const stageOfStatus = (status: string) => stageIds.find((id) => stageCodes[id].statuses.includes(status));

/** The furthest stage reached according to milestones and status; undefined before booking and after a cancellation. */
export function stageOf(found: QuoteStatus): StageId | undefined {
  const { events, status, hasArrived } = readMilestones(found);
  if (status === 'cancelled') return undefined;
  const reached = events.filter(({ isActual }) => isActual).map((event) => stageOfEvent(event, hasArrived));
  return furthest([stageOfStatus(status), ...reached]);
}

/** The stage that a milestone's code belongs to. A hold can occur at any. */
export const stageOfCode = (code: string): StageId | undefined =>
  stageIds.find((id) => stageCodes[id].milestones.includes(code));

/** Codes of the ports that the car is shipped from and to. */
const IN_PORT_STAGES: readonly (StageId | undefined)[] = ['clear', 'deliver'];

/**
 * The stage at which an event happened: what a port on the way reports belongs to the voyage, and what the port of loading
 * reports to the pickup. A bill of lading can be surrendered while the car is at sea.
 */
function stageOfEvent({ code, at }: ShipmentEvent, hasArrived: boolean): StageId | undefined {
  const stage = stageOfCode(code);
  if (!IN_PORT_STAGES.includes(stage)) return stage;
  if (code === 'SURR') return hasArrived ? stage : 'ship';
  return at === 'destination' ? stage : at === 'origin' ? 'collect' : 'ship';
}

/**
 * The time zone for a stage's days without a time: that of the port of discharge from the arrival on, as in the page's
 * heading, otherwise the visitor's.
 */
export const stageZone = (status: QuoteStatus, id: StageId | undefined): string =>
  id === 'clear' || id === 'deliver' ? dischargeZone(status) : ownTimeZone();

/** A stage's dates, in ISO 8601 as sent; undefined if none is known. */
interface StageDates {
  /** When its first milestone happened. */
  readonly first: string | undefined;
  /** When its latest milestone happened. */
  readonly last: string | undefined;
  /** When its first milestone is expected. */
  readonly expected: string | undefined;
}

const inOrder = (dates: readonly (string | null | undefined)[]) =>
  dates
    .flatMap((when) => {
      const time = parseIsoDate(when)?.getTime();
      return when && time !== undefined ? [{ when, time }] : [];
    })
    .sort((one, other) => one.time - other.time)
    .map(({ when }) => when);

/** The dates of the stage's own milestones. */
export function stageDates(status: QuoteStatus, id: StageId): StageDates {
  const { events, hasArrived } = readMilestones(status);
  const own = events
    .filter((event) => stageOfEvent(event, hasArrived) === id)
    .map(({ milestone }) => milestone);
  const actual = inOrder(own.map(({ occurred_at }) => occurred_at));
  const [expected] = inOrder(own.map(({ expected_at }) => expected_at));
  return { first: actual[0], last: actual.at(-1), expected };
}
