import type { Milestone, QuoteStatus } from '../../../api/schemas/quote';
import {
  meaningsElsewhere,
  milestones as known,
  milestoneWords,
  stopMeaning,
} from '../../../content/pages/milestones';
import type { Certainty, MilestoneWords } from '../../../content/pages/milestones';
import { firstNonEmpty, humanized, isolate, plainText } from '../../../lib/text/text';
import { wallTime } from '../../../lib/time/zonedTime';
import { classifierOf } from './milestoneOrder';
import { dayOf, zoneOfEvent } from './when';
import { readMilestones } from './milestoneReading';
import type { ShipmentEvent } from './milestoneReading';

/** A milestone as shown in the timeline. */
export interface TimelineEntry {
  readonly key: string;
  /** The server's label, else our name for the code, else the code itself. */
  readonly name: string;
  readonly meaning?: string | undefined;
  readonly code: string;
  /** The location, marked if it's a port on the way. */
  readonly where?: string | undefined;
  /** IANA name of the time zone where it happens. */
  readonly zone: string;
  readonly certainty: Certainty;
  /** ISO 8601 as sent; undefined if only planned. */
  readonly when?: string | undefined;
  /** The date that was expected, for an actual milestone. */
  readonly expected?: string | undefined;
}

const LABEL_MAX = 80;

/** Uses the DCSA classifier if sent, else infers it from the available dates. */
function certaintyOf(milestone: Milestone): Certainty {
  if (milestone.occurred_at) return 'actual';
  const classifier = classifierOf(milestone);
  if (classifier === 'PLN') return 'planned';
  return classifier === 'EST' || milestone.expected_at ? 'estimated' : 'planned';
}

/** Four-letter DCSA codes are shown as is; longer codes are made readable. */
const nameOf = (code: string) => (code.length > 4 ? humanized(code, LABEL_MAX) : code);

/** What an event means where it happened; undefined if the words say what comes next, which it doesn't. */
function wordsFor({ code, at }: ShipmentEvent): MilestoneWords | undefined {
  const words = Object.hasOwn(known, code) ? known[code] : undefined;
  const elsewhere = meaningsElsewhere[at];
  const meaning = Object.hasOwn(elsewhere, code) ? elsewhere[code] : at === 'stop' ? stopMeaning : undefined;
  return words && meaning !== undefined ? { name: words.name, meaning } : words;
}

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

/** Such as 'Antwerp (stop on the way)'. */
function whereOf({ at, milestone }: ShipmentEvent): string | undefined {
  const location = plainText(milestone.location, LABEL_MAX);
  if (at !== 'stop') return location || undefined;
  return location ? milestoneWords.stopAt(isolate(location)) : milestoneWords.stop;
}

/** Actual milestones in date order, then future ones in date order; undated ones come last. */
export const timelineOf = (found: QuoteStatus): readonly TimelineEntry[] =>
  readMilestones(found).events.map((event, index): TimelineEntry => {
    const { milestone, code } = event;
    const label = plainText(milestone.label, LABEL_MAX);
    const words = wordsFor(event);
    const certainty = certaintyOf(milestone);
    return {
      key: `${String(index)}-${code}`,
      code,
      name: firstNonEmpty(label, words?.name, nameOf(code)) ?? milestoneWords.milestone,
      meaning:
        words && fitsStatus(found.status, certainty, words) ? explanationOf(code, words, label) : undefined,
      where: whereOf(event),
      zone: zoneOfEvent(found.shipment, milestone),
      certainty,
      when: firstNonEmpty(milestone.occurred_at, milestone.expected_at),
      expected: milestone.occurred_at ? (milestone.expected_at ?? undefined) : undefined,
    };
  });

/** Whether the expected day has passed without a report, in the event's time zone. */
export function isOverdue({ certainty, when, zone }: TimelineEntry, now: number): boolean {
  const day = certainty === 'actual' ? undefined : dayOf(when, zone);
  return day !== undefined && day < wallTime(new Date(now), zone).date;
}
