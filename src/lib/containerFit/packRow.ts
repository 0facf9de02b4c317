import { PLANNING_CLEARANCES } from './containers';
import type { Clearances, Container } from './containers';

/** External dimensions of a vehicle as loaded, with mirrors folded, in millimeters. */
export interface VehicleDimensions {
  length: number;
  width: number;
  height: number;
}

/**
 * - `unknown-measures`: a dimension is missing, zero, negative or not finite
 * - `too-long`: for this container, even alone
 * - `too-wide`: for the door opening or the walls
 * - `too-high-for-door`: for the door header or the roof
 * - `no-room-left`: it would fit, but other vehicles take up the length
 */
export type MisfitReason =
  'unknown-measures' | 'too-long' | 'too-wide' | 'too-high-for-door' | 'no-room-left';

export interface Placed<V> {
  vehicle: V;
  /** Distance from the front wall to the vehicle's nearest end, in millimeters. */
  x: number;
}

export interface LeftOver<V> {
  vehicle: V;
  reasons: readonly MisfitReason[];
}

export interface Row<V> {
  placed: readonly Placed<V>[];
  leftOver: readonly LeftOver<V>[];
  /** Length available to another vehicle, after clearances; never negative. */
  freeLength: number;
}

const isDimension = (value: number): boolean => Number.isFinite(value) && value > 0;

/** Why a vehicle doesn't fit in a container, even alone; empty if it does. */
export function misfitReasons(
  { length, width, height }: VehicleDimensions,
  container: Container,
  clearances: Clearances = PLANNING_CLEARANCES,
): readonly MisfitReason[] {
  if (![length, width, height].every(isDimension)) return ['unknown-measures'];
  const roomAcross = Math.min(container.width, container.doorWidth) - 2 * clearances.side;
  const roomUp = Math.min(container.height, container.doorHeight) - clearances.overhead;
  const reasons: MisfitReason[] = [];
  if (length > container.length - 2 * clearances.end) reasons.push('too-long');
  if (width > roomAcross) reasons.push('too-wide');
  if (height > roomUp) reasons.push('too-high-for-door');
  return reasons;
}

/**
 * Places vehicles behind each other from the front wall, in order, skipping those that no longer fit. Doesn't
 * consider racks or weight.
 */
export function packRow<V extends VehicleDimensions>(
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
