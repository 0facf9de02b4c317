import type { QuoteStatus } from '../../../api/schemas/quote';
import { arrivalWords } from '../../../content/pages/tracking';
import { firstNonEmpty, plainText } from '../../../lib/text/text';
import { formatCalendarDate } from '../../../lib/time/calendarDate';
import type { CalendarDate } from '../../../lib/time/calendarDate';
import { wallTime } from '../../../lib/time/zonedTime';
import { company } from '../../../content/company';
import { etaWords } from '../../../content/pages/shipment';
import { findPort, fullPortName } from '../../../content/ports/findPort';
import type { CalendarEvent } from '../../../lib/time/ics';
import { dayOf, dischargeZone } from './when';
import { readMilestones } from './milestoneReading';

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
export function arrivalOf(found: QuoteStatus, now: number): { title: string; note: string } {
  if (found.status === 'cancelled') return arrivalWords.cancelled;
  const { day, isReported } = arrivalDay(found);
  if (isReported && day) return arrivalWords.arrived(formatCalendarDate(day));
  if (readMilestones(found).hasArrived) return arrivalWords.arrivedUndated;
  if (!day) return arrivalWords.unknown;
  const isOver = day < wallTime(new Date(now), dischargeZone(found.shipment)).date;
  return arrivalWords[isOver ? 'overdue' : 'expected'](formatCalendarDate(day));
}

const NOT_AHEAD = new Set(['at_port', 'cancelled']);

/**
 * The expected arrival as an all-day event in the discharge port's time zone; undefined without an ETA or after arrival.
 * @param car what the visitor calls it, if known
 */
export function etaEvent(found: QuoteStatus, url: string, car = ''): CalendarEvent | undefined {
  const { reference, shipment } = found;
  const { day } = arrivalDay(found);
  const { status, hasArrived } = readMilestones(found);
  if (!day || hasArrived || NOT_AHEAD.has(status)) return undefined;
  const code = plainText(shipment?.destination_port, 60);
  const port = findPort(code);
  return {
    uid: `eta-${plainText(reference, 60)}@harmattan`,
    title: etaWords.title(
      car || etaWords.vehicle(plainText(reference, 60)),
      (port?.name ?? code) || etaWords.thePort,
    ),
    description: etaWords.note(plainText(shipment?.vessel, 80), company.name),
    location: port ? fullPortName(port) : code,
    url,
    day,
  };
}
