import type { Milestone, QuoteStatus } from '../../../api/schemas/quote';
import { stageCodes, stageIds } from '../../../content/journey/codes';
import type { StageId } from '../../../content/journey/codes';
import { parseIsoDate } from '../../../lib/time/dates';

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

/** The actual or expected date of a stage, in ISO 8601 as sent. */
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

/** The stage's first actual date, else its first expected date. */
export function stageDate(status: QuoteStatus, id: StageId): StageDate | undefined {
  const codes = stageCodes[id].milestones;
  const own = milestonesOf(status).filter(({ code }: Milestone) => codes.includes(code));
  const actual = firstOf(own.map(({ occurred_at }) => occurred_at));
  if (actual) return { when: actual, isActual: true };
  const expected = firstOf(own.map(({ expected_at }) => expected_at));
  return expected ? { when: expected, isActual: false } : undefined;
}
