import type { QuoteStatus } from '../../../api/schemas/quote';
import { parseIsoDate } from '../../../lib/time/dates';
import { voyageFraction } from '../../../lib/vehicle/voyage';

type Shipment = NonNullable<QuoteStatus['shipment']>;

/** The actual date of a milestone by DCSA code, ignoring expected dates. */
function occurredAt(shipment: Shipment, code: string): Date | undefined {
  const milestone = shipment.milestones?.find((entry) => entry.code === code && entry.occurred_at);
  return parseIsoDate(milestone?.occurred_at);
}

/** A shipment's position on the lane between its ports; undefined if ports or dates are missing. */
export function positionOf({ shipment }: QuoteStatus, now: Date) {
  const from = shipment?.origin_port?.trim();
  const to = shipment?.destination_port?.trim();
  if (!shipment || !from || !to) return undefined;
  const fraction = voyageFraction(
    {
      departed: occurredAt(shipment, 'DEPA'),
      arrived: occurredAt(shipment, 'ARRI'),
      eta: parseIsoDate(shipment.eta),
    },
    now,
  );
  return fraction === undefined ? undefined : { from, to, fraction };
}
