import type { QuoteStatus } from '../../../api/schemas/quote';
import { arrivalWords } from '../../../content/pages/tracking';
import { portsByCode } from '../../../content/ports/ports';
import { plainText } from '../../../lib/text/text';
import { formatCalendarDate } from '../../../lib/time/calendarDate';
import type { CalendarDate } from '../../../lib/time/calendarDate';
import { wallTime } from '../../../lib/time/zonedTime';
import { dayOf } from './when';

interface Arrival {
  readonly title: string;
  readonly note: string;
}

const ARRIVED = new Set(['released', 'delivered']);

interface ArrivalDay {
  /** Undefined if it wasn't sent or isn't a date. */
  readonly day: CalendarDate | undefined;
  readonly isReported: boolean;
}

/** IANA name of the time zone at the port of discharge: Eastern time for a US port, otherwise Lagos time. */
export function dischargeZone({ shipment }: QuoteStatus): string {
  const code = plainText(shipment?.destination_port, 60).toUpperCase();
  return portsByCode.get(code)?.country === 'US' ? 'America/New_York' : 'Africa/Lagos';
}

/** The reported or expected day of arrival at the port of discharge, in its time zone. */
export function arrivalDay(found: QuoteStatus): ArrivalDay {
  const { eta, milestones } = found.shipment ?? {};
  const reported = milestones?.find(({ code, occurred_at }) => code === 'ARRI' && occurred_at);
  return {
    day: dayOf(reported ? reported.occurred_at : eta, dischargeZone(found)),
    isReported: Boolean(reported),
  };
}

/**
 * The reported or expected arrival, in the time zone of the port of discharge.
 * @param now milliseconds since the epoch
 */
export function arrivalOf(found: QuoteStatus, now: number): Arrival {
  if (found.status === 'cancelled') return arrivalWords.cancelled;
  const { day, isReported } = arrivalDay(found);
  if (isReported && day) return arrivalWords.arrived(formatCalendarDate(day));
  if (isReported || ARRIVED.has(found.status)) return arrivalWords.arrivedUndated;
  if (!day) return arrivalWords.unknown;
  const isOver = day < wallTime(new Date(now), dischargeZone(found)).date;
  return arrivalWords[isOver ? 'overdue' : 'expected'](formatCalendarDate(day));
}
