import type { Shipment } from '../../../api/schemas/quote';
import { findPort } from '../../../content/ports/findPort';
import type { Port } from '../../../content/ports/portTypes';

/** Milestones of a container only. */
const CONTAINER_CODES = new Set(['STUF', 'STRP']);

/**
 * How a shipment travels, as far as its data says: by its container or one's milestones, or else by a port that takes only
 * one of the two. Responses don't include the method itself.
 */
export function shippingMethodOf(shipment: Shipment): Port['kinds'][number] | undefined {
  const { container, milestones, origin_port, destination_port } = shipment;
  if (container?.trim() || milestones?.some(({ code }) => CONTAINER_CODES.has(code))) return 'container';
  for (const port of [destination_port, origin_port]) {
    const [kind, ...others] = findPort(port)?.kinds ?? [];
    if (kind && others.length === 0) return kind;
  }
  return undefined;
}
