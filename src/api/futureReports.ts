import { parseIsoDate } from '../lib/time/dates';
import { DAY_MS } from '../lib/time/timeUnits';
import type { QuoteStatus } from './schemas/quote';

/** A local time may be sent as if it were in UTC, and the device's clock may be behind. */
const TOLERANCE_MS = DAY_MS;

/**
 * What a backend reports as having happened on a later day is only expected.
 * @param now when it was sent, in milliseconds since the epoch
 */
export function withoutFutureReports(found: QuoteStatus, now: number): QuoteStatus {
  const { shipment, updated_at } = found;
  if (!shipment?.milestones) return found;
  const latest = Math.max(now, parseIsoDate(updated_at)?.getTime() ?? 0) + TOLERANCE_MS;
  const milestones = shipment.milestones.map((milestone) => {
    const { occurred_at } = milestone;
    const time = parseIsoDate(occurred_at)?.getTime() ?? 0;
    return time > latest ? { ...milestone, occurred_at: null, expected_at: occurred_at } : milestone;
  });
  return { ...found, shipment: { ...shipment, milestones } };
}
