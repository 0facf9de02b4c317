import type { QuoteStatus } from '../../../api/schemas/quote';
import { parseIsoDate } from '../../../lib/time/dates';
import { voyageFraction } from '../../../lib/vehicle/voyage';

type Shipment = NonNullable<QuoteStatus['shipment']>;

/** When something did happen, by its DCSA code: what is only expected has another field, and is no fact. */
function actual(shipment: Shipment, code: string): Date | undefined {
  const milestone = shipment.milestones?.find((entry) => entry.code === code && entry.occurred_at);
  return parseIsoDate(milestone?.occurred_at);
}

/** Where a shipment is on the lane between its ports; undefined where ports or dates do not tell. */
export function positionOf({ shipment }: QuoteStatus, now: Date) {
  const from = shipment?.origin_port?.trim();
  const to = shipment?.destination_port?.trim();
  if (!shipment || !from || !to) return undefined;
  const fraction = voyageFraction(
    {
      departed: actual(shipment, 'DEPA'),
      arrived: actual(shipment, 'ARRI'),
      eta: parseIsoDate(shipment.eta),
    },
    now,
  );
  return fraction === undefined ? undefined : { from, to, fraction };
}
