import type { QuoteStatus } from '../../../api/schemas/quote';
import { company } from '../../../content/company';
import { etaWords } from '../../../content/pages/arrivalEvent';
import { portsByCode } from '../../../content/ports/ports';
import type { CalendarEvent } from '../../../lib/time/ics';
import { plainText } from '../../../lib/text/text';
import { arrivalDay } from './arrival';

const ARRIVED = new Set(['at_port', 'released', 'delivered', 'cancelled']);

/**
 * The expected arrival as an all-day event in the discharge port's time zone; undefined without an ETA or after arrival.
 */
export function etaEvent(found: QuoteStatus, url: string): CalendarEvent | undefined {
  const { reference, status, shipment } = found;
  const { day, isReported } = arrivalDay(found);
  if (!day || isReported || ARRIVED.has(status)) return undefined;
  const code = plainText(shipment?.destination_port, 60);
  const port = portsByCode.get(code.toUpperCase());
  return {
    uid: `eta-${plainText(reference, 60)}@harmattan`,
    title: etaWords.title(plainText(reference, 60), (port?.name ?? code) || etaWords.thePort),
    description: etaWords.note(plainText(shipment?.vessel, 80), company.name),
    location: port ? `${port.name}, ${port.place}` : code,
    url,
    day,
  };
}
