import type { QuoteStatus } from '../../../api/schemas/quote';
import { company } from '../../../content/company';
import { etaWords } from '../../../content/pages/shipment';
import { findPort, fullPortName } from '../../../content/ports/findPort';
import type { CalendarEvent } from '../../../lib/time/ics';
import { plainText } from '../../../lib/text/text';
import { arrivalDay } from './arrival';
import { readMilestones } from './milestoneReading';

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
