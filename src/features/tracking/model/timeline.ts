import type { Milestone } from '../../../api/schemas/quote';
import { certainties, milestones as known, milestoneWords } from '../../../content/pages/milestones';
import type { Certainty, MilestoneWords } from '../../../content/pages/milestones';
import { firstNonEmpty, humanized, plainText } from '../../../lib/text/text';
import { parseIsoDate } from '../../../lib/time/dates';
import { ownTimeZone, wallTime } from '../../../lib/time/zonedTime';
import { dayOf } from './when';

/** A milestone as the timeline shows it. */
export interface TimelineEntry {
  readonly key: string;
  /** The server's label, else our name for the code, else the code itself. */
  readonly name: string;
  readonly meaning?: string | undefined;
  readonly code: string;
  readonly location?: string | undefined;
  readonly certainty: Certainty;
  /** ISO 8601 as it was sent; none for what is only planned. */
  readonly when?: string | undefined;
  /** What had been expected, where something has happened since. */
  readonly expected?: string | undefined;
}

const LABEL_MAX = 80;
const classifiers: Readonly<Record<string, Certainty>> = { PLN: 'planned', EST: 'estimated', ACT: 'actual' };

/** DCSA's classifier where the backend sends one; else it follows from which date there is. */
function certaintyOf(milestone: Milestone): Certainty {
  if (milestone.occurred_at) return 'actual';
  const classifier = String((milestone as Record<string, unknown>).classifier).toUpperCase();
  const told = Object.hasOwn(classifiers, classifier) ? classifiers[classifier] : undefined;
  if (told && told !== 'actual') return told;
  return milestone.expected_at ? 'estimated' : 'planned';
}

const orderOf: Record<Certainty, number> = { actual: 0, estimated: 1, planned: 1 };

const timeOf = ({ when }: TimelineEntry) => parseIsoDate(when)?.getTime() ?? Number.POSITIVE_INFINITY;

/** DCSA's codes have four letters and are no words. */
const nameOf = (code: string) => (code.length > 4 ? humanized(code, LABEL_MAX) : code);

/** The server's label may say something else than our name for the code, so the explanation says what it is about. */
function explanationOf(code: string, { name, meaning }: MilestoneWords, label: string): string {
  const isSame = label === '' || label.toLowerCase() === name.toLowerCase();
  return isSame ? meaning : milestoneWords.usually(code, name, meaning);
}

/** What has happened, in order, then what is to come, in order; those without a date keep their place at the end. */
export function timelineOf(milestones: readonly Milestone[]): readonly TimelineEntry[] {
  return milestones
    .map((milestone, index): TimelineEntry => {
      const { code } = milestone;
      const label = plainText(milestone.label, LABEL_MAX);
      const words = Object.hasOwn(known, code) ? known[code] : undefined;
      return {
        key: `${String(index)}-${code}`,
        code,
        name: firstNonEmpty(label, words?.name, nameOf(code)) ?? milestoneWords.milestone,
        meaning: words && explanationOf(code, words, label),
        location: plainText(milestone.location, LABEL_MAX) || undefined,
        certainty: certaintyOf(milestone),
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

/** Whether the day that was told has gone by without a report: the day that the row shows, by the visitor's own calendar. */
export function isOverdue({ certainty, when }: TimelineEntry, now: number, zone = ownTimeZone()): boolean {
  const day = certainty === 'actual' ? undefined : dayOf(when, zone);
  return day !== undefined && day < wallTime(new Date(now), zone).date;
}

export const certaintyLabel = (certainty: Certainty): string => certainties[certainty].label;
