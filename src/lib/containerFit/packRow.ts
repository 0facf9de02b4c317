import { PLANNING_CLEARANCES } from './containers';
import type { Clearances, Container } from './containers';

/** Outside measures of a vehicle as it is loaded, mirrors folded, in millimeters. */
export interface VehicleMeasures {
  length: number;
  width: number;
  height: number;
}

/**
 * - `unknown-measures`: a measure is missing, nought, negative or not finite
 * - `too-long`: for this container even alone
 * - `too-wide`: for the door opening, or the walls
 * - `too-high-for-door`: for the door's header, or the roof
 * - `no-room-left`: it would fit, but others fill the length
 */
export type MisfitReason =
  'unknown-measures' | 'too-long' | 'too-wide' | 'too-high-for-door' | 'no-room-left';

export interface Placed<V> {
  vehicle: V;
  /** From the front wall to the end of the vehicle nearest to it, in millimeters. */
  x: number;
}

export interface LeftOver<V> {
  vehicle: V;
  reasons: readonly MisfitReason[];
}

export interface Row<V> {
  placed: readonly Placed<V>[];
  leftOver: readonly LeftOver<V>[];
  /** Length still free for another vehicle, all clearances taken off; never negative. */
  freeLength: number;
}

const isMeasure = (value: number): boolean => Number.isFinite(value) && value > 0;

/** Why a vehicle cannot go into a container even alone; empty when it can. */
export function misfitReasons(
  { length, width, height }: VehicleMeasures,
  container: Container,
  clearances: Clearances = PLANNING_CLEARANCES,
): readonly MisfitReason[] {
  if (![length, width, height].every(isMeasure)) return ['unknown-measures'];
  const roomAcross = Math.min(container.width, container.doorWidth) - 2 * clearances.side;
  const roomUp = Math.min(container.height, container.doorHeight) - clearances.overhead;
  const reasons: MisfitReason[] = [];
  if (length > container.length - 2 * clearances.end) reasons.push('too-long');
  if (width > roomAcross) reasons.push('too-wide');
  if (height > roomUp) reasons.push('too-high-for-door');
  return reasons;
}

/**
 * Vehicles one behind the other from the front wall on, each taken in the order given if there is still room
 * for it. One on top of another (racks) and weight are not considered.
 */
export function packRow<V extends VehicleMeasures>(
  vehicles: readonly V[],
  container: Container,
  clearances: Clearances = PLANNING_CLEARANCES,
): Row<V> {
  const placed: Placed<V>[] = [];
  const leftOver: LeftOver<V>[] = [];
  const end = container.length - clearances.end;
  let x = clearances.end;
  for (const vehicle of vehicles) {
    const reasons = misfitReasons(vehicle, container, clearances);
    if (reasons.length > 0) leftOver.push({ vehicle, reasons });
    else if (x + vehicle.length > end) leftOver.push({ vehicle, reasons: ['no-room-left'] });
    else {
      placed.push({ vehicle, x });
      x += vehicle.length + clearances.between;
    }
  }
  return { placed, leftOver, freeLength: Math.max(0, end - x) };
}
