import type { QuoteStatus } from '../../../api/schemas/quote';
import { arrivalWords } from '../../../content/pages/tracking';
import { firstNonEmpty } from '../../../lib/text/text';
import { formatCalendarDate } from '../../../lib/time/calendarDate';
import type { CalendarDate } from '../../../lib/time/calendarDate';
import { wallTime } from '../../../lib/time/zonedTime';
import { dischargeZone } from './eventZone';
import { readMilestones } from './milestoneReading';
import { dayOf } from './when';

interface Arrival {
  readonly title: string;
  readonly note: string;
}

interface ArrivalDay {
  /** Undefined if it wasn't sent or isn't a date. */
  readonly day: CalendarDate | undefined;
  readonly isReported: boolean;
}

/** The reported or expected day of arrival at the port of discharge, in its time zone. */
export function arrivalDay(found: QuoteStatus): ArrivalDay {
  const { arrival } = readMilestones(found);
  const isReported = arrival?.isActual ?? false;
  const when = isReported ? arrival?.when : firstNonEmpty(found.shipment?.eta, arrival?.when);
  return { day: dayOf(when, dischargeZone(found.shipment)), isReported };
}

/**
 * The reported or expected arrival, in the time zone of the port of discharge.
 * @param now milliseconds since the epoch
 */
export function arrivalOf(found: QuoteStatus, now: number): Arrival {
  if (found.status === 'cancelled') return arrivalWords.cancelled;
  const { day, isReported } = arrivalDay(found);
  if (isReported && day) return arrivalWords.arrived(formatCalendarDate(day));
  if (readMilestones(found).hasArrived) return arrivalWords.arrivedUndated;
  if (!day) return arrivalWords.unknown;
  const isOver = day < wallTime(new Date(now), dischargeZone(found.shipment)).date;
  return arrivalWords[isOver ? 'overdue' : 'expected'](formatCalendarDate(day));
}
