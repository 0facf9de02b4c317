import type { QuoteStatus } from '../../../api/schemas/quote';
import { parseIsoDate } from '../../../lib/time/dates';
import { voyageFraction } from '../../../lib/vehicle/voyage';
import { readMilestones } from './milestoneReading';
import type { ShipmentEvent } from './milestoneReading';

const actualTime = (event?: ShipmentEvent) => (event?.isActual ? parseIsoDate(event.when) : undefined);

/** A shipment's position on the lane between its ports; undefined if ports or dates are missing. */
export function positionOf(found: QuoteStatus, now: Date) {
  const { shipment } = found;
  const from = shipment?.origin_port?.trim();
  const to = shipment?.destination_port?.trim();
  if (!from || !to) return undefined;
  const { departure, arrival } = readMilestones(found);
  const fraction = voyageFraction(
    { departed: actualTime(departure), arrived: actualTime(arrival), eta: parseIsoDate(shipment?.eta) },
    now,
  );
  return fraction === undefined ? undefined : { from, to, fraction };
}
