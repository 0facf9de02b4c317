import type { QuoteStatus } from '../../../api/schemas/quote';
import type { StageId } from '../../../content/journey/codes';
import { parseIsoDate } from '../../../lib/time/dates';
import { zoneOfEvent } from './eventZone';
import { stageOfEvent } from './journeyStage';
import { readMilestones } from './milestoneReading';

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
