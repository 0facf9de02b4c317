export type ShippingMethod = 'roro' | 'container' | 'flat-rack';

/** What a port or terminal takes vehicles as. Flat racks count as containers: the same vessels carry both. */
export type PortKind = 'roro' | 'container';

/** What a port takes; empty if it's unsure that it takes vehicles. */
interface PortKinds {
  readonly kinds: readonly PortKind[];
}

/** What a port must take for a method. */
export const portKindOf = (method: ShippingMethod): PortKind => (method === 'roro' ? 'roro' : 'container');

/** Whether a port takes a method. A port of which nothing is known isn't said to refuse one. */
export const takesMethod = ({ kinds }: PortKinds, method: ShippingMethod): boolean =>
  kinds.length === 0 || kinds.includes(portKindOf(method));

/**
 * What all of these ports take.
 * @returns undefined if nothing is known of any of them; empty if they have nothing in common
 */
export function sharedKinds(ports: readonly PortKinds[]): readonly PortKind[] | undefined {
  const known = ports.filter(({ kinds }) => kinds.length > 0);
  const [first, ...others] = known;
  return first?.kinds.filter((kind) => others.every(({ kinds }) => kinds.includes(kind)));
}
