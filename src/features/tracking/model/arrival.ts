import type { QuoteStatus } from '../../../api/schemas/quote';
import { arrivalWords } from '../../../content/pages/tracking';
import { formatCalendarDate } from '../../../lib/time/calendarDate';
import { ownTimeZone, wallTime } from '../../../lib/time/zonedTime';
import { dayOf } from './when';

interface Arrival {
  readonly title: string;
  readonly note: string;
}

const ARRIVED = new Set(['released', 'delivered']);

/**
 * The actual or expected arrival, in the visitor's time zone.
 * @param now milliseconds since the epoch
 */
export function arrivalOf(
  { status, shipment }: QuoteStatus,
  now: number,
  zone: string = ownTimeZone(),
): Arrival {
  if (status === 'cancelled') return arrivalWords.cancelled;
  const reported = shipment?.milestones?.find(({ code, occurred_at }) => code === 'ARRI' && occurred_at);
  const arrived = dayOf(reported?.occurred_at, zone);
  if (arrived) return arrivalWords.arrived(formatCalendarDate(arrived));
  if (reported || ARRIVED.has(status)) return arrivalWords.arrivedUndated;
  const eta = dayOf(shipment?.eta, zone);
  if (!eta) return arrivalWords.unknown;
  const isOver = eta < wallTime(new Date(now), zone).date;
  return arrivalWords[isOver ? 'overdue' : 'expected'](formatCalendarDate(eta));
}
