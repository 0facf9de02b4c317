import type { QuoteStatus } from '../../../api/schemas/quote';
import { stageCodes, stageIds } from '../../../content/journey/codes';
import type { StageId } from '../../../content/journey/codes';
import { parseIsoDate } from '../../../lib/time/dates';
import { ownTimeZone } from '../../../lib/time/zonedTime';
import { dischargeZone } from './arrival';

const milestonesOf = ({ shipment }: QuoteStatus) => shipment?.milestones ?? [];

/** The furthest stage reached according to milestones and status; undefined before booking and after a cancellation. */
export function stageOf(status: QuoteStatus): StageId | undefined {
  if (status.status === 'cancelled') return undefined;
  const reported = new Set(
    milestonesOf(status).flatMap(({ code, occurred_at }) => (occurred_at ? [code] : [])),
  );
  return stageIds.findLast((id) => {
    const { milestones, statuses } = stageCodes[id];
    return statuses.includes(status.status) || milestones.some((code) => reported.has(code));
  });
}

/** The stage that a milestone's code belongs to. A hold can occur at any. */
export const stageOfCode = (code: string): StageId | undefined =>
  stageIds.find((id) => stageCodes[id].milestones.includes(code));

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
  const own = milestonesOf(status).filter(({ code }) => stageCodes[id].milestones.includes(code));
  const actual = inOrder(own.map(({ occurred_at }) => occurred_at));
  const [expected] = inOrder(own.map(({ expected_at }) => expected_at));
  return { first: actual[0], last: actual.at(-1), expected };
}
