import type { Milestone, QuoteStatus } from '../../../api/schemas/quote';
import { stageCodes, stageIds } from '../../../content/journey/codes';
import type { StageId } from '../../../content/journey/codes';
import { parseIsoDate } from '../../../lib/time/dates';

const milestonesOf = ({ shipment }: QuoteStatus) => shipment?.milestones ?? [];

/**
 * The stage of the journey at which the car is: the furthest that a reported milestone or the status has reached.
 * Undefined before the booking and after a cancellation, when the car is at none of them.
 */
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

/** When a stage was reached, or is expected to be: ISO 8601 as it was sent. */
export interface StageDate {
  readonly when: string;
  readonly isActual: boolean;
}

const firstOf = (dates: readonly (string | null | undefined)[]) =>
  dates
    .flatMap((when) => {
      const time = parseIsoDate(when)?.getTime();
      return when && time !== undefined ? [{ when, time }] : [];
    })
    .sort((one, other) => one.time - other.time)[0]?.when;

/** The first date that is reported for a stage, else the first that is expected. */
export function stageDate(status: QuoteStatus, id: StageId): StageDate | undefined {
  const codes = stageCodes[id].milestones;
  const own = milestonesOf(status).filter(({ code }: Milestone) => codes.includes(code));
  const actual = firstOf(own.map(({ occurred_at }) => occurred_at));
  if (actual) return { when: actual, isActual: true };
  const expected = firstOf(own.map(({ expected_at }) => expected_at));
  return expected ? { when: expected, isActual: false } : undefined;
}
