import type { Milestone } from '../../../api/schemas/quote';
import { certainties, milestones as known, milestoneWords } from '../../../content/pages/milestones';
import type { Certainty, MilestoneWords } from '../../../content/pages/milestones';
import { firstNonEmpty, humanized, plainText } from '../../../lib/text/text';
import { parseIsoDate } from '../../../lib/time/dates';
import { ownTimeZone, wallTime } from '../../../lib/time/zonedTime';
import { dayOf } from './when';

/** A milestone as shown in the timeline. */
export interface TimelineEntry {
  readonly key: string;
  /** The server's label, else our name for the code, else the code itself. */
  readonly name: string;
  readonly meaning?: string | undefined;
  readonly code: string;
  readonly location?: string | undefined;
  readonly certainty: Certainty;
  /** ISO 8601 as sent; undefined if only planned. */
  readonly when?: string | undefined;
  /** The date that was expected, for an actual milestone. */
  readonly expected?: string | undefined;
}

const LABEL_MAX = 80;
const classifiers: Readonly<Record<string, Certainty>> = { PLN: 'planned', EST: 'estimated', ACT: 'actual' };

/** Uses the DCSA classifier if sent, else infers it from the available dates. */
function certaintyOf(milestone: Milestone): Certainty {
  if (milestone.occurred_at) return 'actual';
  const classifier = String((milestone as Record<string, unknown>).classifier).toUpperCase();
  const classified = Object.hasOwn(classifiers, classifier) ? classifiers[classifier] : undefined;
  if (classified && classified !== 'actual') return classified;
  return milestone.expected_at ? 'estimated' : 'planned';
}

const orderOf: Record<Certainty, number> = { actual: 0, estimated: 1, planned: 1 };

const timeOf = ({ when }: TimelineEntry) => parseIsoDate(when)?.getTime() ?? Number.POSITIVE_INFINITY;

/** Four-letter DCSA codes are shown as is; longer codes are made readable. */
const nameOf = (code: string) => (code.length > 4 ? humanized(code, LABEL_MAX) : code);

/** If the server's label differs from our name for the code, the explanation mentions our name. */
function explanationOf(code: string, { name, meaning }: MilestoneWords, label: string): string {
  const isSame = label === '' || label.toLowerCase() === name.toLowerCase();
  return isSame ? meaning : milestoneWords.usually(code, name, meaning);
}

/** Whether an explanation fits the status: a shipment that has ended awaits nothing. */
function fitsStatus(status: string, certainty: Certainty, { hasNext }: MilestoneWords): boolean {
  if (status === 'delivered') return certainty === 'actual' && !hasNext;
  return status !== 'cancelled';
}

/** Actual milestones in date order, then future ones in date order; undated ones come last. */
export function timelineOf(milestones: readonly Milestone[], status: string): readonly TimelineEntry[] {
  return milestones
    .map((milestone, index): TimelineEntry => {
      const { code } = milestone;
      const label = plainText(milestone.label, LABEL_MAX);
      const words = Object.hasOwn(known, code) ? known[code] : undefined;
      const certainty = certaintyOf(milestone);
      return {
        key: `${String(index)}-${code}`,
        code,
        name: firstNonEmpty(label, words?.name, nameOf(code)) ?? milestoneWords.milestone,
        meaning:
          words && fitsStatus(status, certainty, words) ? explanationOf(code, words, label) : undefined,
        location: plainText(milestone.location, LABEL_MAX) || undefined,
        certainty,
        when: firstNonEmpty(milestone.occurred_at, milestone.expected_at),
        expected: milestone.occurred_at ? (milestone.expected_at ?? undefined) : undefined,
      };
    })
    .sort((one, other) => {
      const group = orderOf[one.certainty] - orderOf[other.certainty];
      if (group !== 0) return group;
      const [first, second] = [timeOf(one), timeOf(other)];
      return first === second ? 0 : first - second;
    });
}

/** Whether the expected day has passed without a report, in the visitor's time zone. */
export function isOverdue({ certainty, when }: TimelineEntry, now: number, zone = ownTimeZone()): boolean {
  const day = certainty === 'actual' ? undefined : dayOf(when, zone);
  return day !== undefined && day < wallTime(new Date(now), zone).date;
}

export const certaintyLabel = (certainty: Certainty): string => certainties[certainty].label;
