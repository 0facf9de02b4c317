import type { QuoteStatus } from '../../../api/schemas/quote';
import { parseIsoDate } from '../../../lib/time/dates';
import { readMilestones } from './milestoneReading';
import type { ShipmentEvent } from './milestoneReading';
import { statusIndex } from './statusWords';

/** Known times of a voyage. */
interface Voyage {
  readonly departed?: Date | undefined;
  readonly arrived?: Date | undefined;
  /** Estimated time of arrival. */
  readonly eta?: Date | undefined;
}

/** Maximum fraction until the arrival is reported, so that the vessel isn't shown in port too early. */
const BEFORE_ARRIVAL = 0.97;

/**
 * The fraction of a lane a vessel has completed, estimated from its dates: 0 before departure, 1 after
 * arrival, in between the elapsed fraction of time, up to a maximum.
 * @returns undefined if the vessel has departed without a valid ETA
 */
export function voyageFraction({ departed, arrived, eta }: Voyage, now: Date): number | undefined {
  if (arrived && arrived <= now) return 1;
  if (!departed || departed > now) return 0;
  if (!eta || eta <= departed) return undefined;
  const share = (now.getTime() - departed.getTime()) / (eta.getTime() - departed.getTime());
  return Math.min(BEFORE_ARRIVAL, Math.max(0, share));
}

const actualTime = (event?: ShipmentEvent) => (event?.isActual ? parseIsoDate(event.when) : undefined);

const IN_TRANSIT = statusIndex('in_transit');

/**
 * A shipment's position on the lane between its ports; undefined if ports or dates are missing, or the status is about
 * another place than the milestones.
 */
export function positionOf(found: QuoteStatus, now: Date) {
  const { shipment } = found;
  const from = shipment?.origin_port?.trim();
  const to = shipment?.destination_port?.trim();
  if (!from || !to) return undefined;
  const { departure, arrival, hasArrived, status } = readMilestones(found);
  const departed = actualTime(departure);
  const isUnreported = !departed && !hasArrived && statusIndex(status) >= IN_TRANSIT;
  if (isUnreported || status === 'cancelled') return undefined;
  // Not every carrier reports the arrival that a later event implies.
  const arrived = actualTime(arrival) ?? (hasArrived ? now : undefined);
  const fraction = voyageFraction({ departed, arrived, eta: parseIsoDate(shipment?.eta) }, now);
  return fraction === undefined ? undefined : { from, to, fraction };
}
