import { CLEARANCES } from './containers';
import type { Container } from './containers';

/** External dimensions of a vehicle as loaded, with mirrors folded, in millimeters. */
export interface VehicleDimensions {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/**
 * - `unknown-dimensions`: a dimension is missing, zero, negative or not finite
 * - `too-long`: for this container, even alone
 * - `too-wide`: for the door opening or the walls
 * - `too-high-for-door`: for the door header or the roof
 * - `no-room-left`: it would fit, but other vehicles take up the length
 */
export type MisfitReason =
  'unknown-dimensions' | 'too-long' | 'too-wide' | 'too-high-for-door' | 'no-room-left';

export interface Placed<V> {
  readonly vehicle: V;
  /** Distance from the front wall to the vehicle's nearest end, in millimeters. */
  readonly x: number;
}

interface LeftOver<V> {
  readonly vehicle: V;
  readonly reasons: readonly MisfitReason[];
}

export interface Row<V> {
  readonly placed: readonly Placed<V>[];
  readonly leftOver: readonly LeftOver<V>[];
  /** Length available to another vehicle, after clearances; never negative. */
  readonly freeLength: number;
}

const isDimension = (value: number): boolean => Number.isFinite(value) && value > 0;

/** Why a vehicle doesn't fit in a container, even alone; empty if it does. */
export function misfitReasons(
  { length, width, height }: VehicleDimensions,
  container: Container,
): readonly MisfitReason[] {
  if (![length, width, height].every(isDimension)) return ['unknown-dimensions'];
  const roomAcross = Math.min(container.width, container.doorWidth) - 2 * CLEARANCES.side;
  const roomUp = Math.min(container.height, container.doorHeight) - CLEARANCES.overhead;
  const reasons: MisfitReason[] = [];
  if (length > container.length - 2 * CLEARANCES.end) reasons.push('too-long');
  if (width > roomAcross) reasons.push('too-wide');
  if (height > roomUp) reasons.push('too-high-for-door');
  return reasons;
}

/** Places vehicles behind each other from the front wall, in order, skipping those for which no length is left. */
function packRow<V extends VehicleDimensions>(vehicles: readonly V[], container: Container) {
  const placed: Placed<V>[] = [];
  const end = container.length - CLEARANCES.end;
  let x = CLEARANCES.end;
  for (const vehicle of vehicles) {
    if (x + vehicle.length > end) continue;
    placed.push({ vehicle, x });
    x += vehicle.length + CLEARANCES.between;
  }
  return { placed, freeLength: Math.max(0, end - x) };
}

/**
 * Chooses the most vehicles that fit in a row. Among equal choices, earlier vehicles in the list take
 * precedence. Loading the shortest first gives the maximum number; a vehicle is chosen if, with it, the
 * shortest of the remaining ones still reach that number. Doesn't consider racks or weight.
 */
export function bestRow<V extends VehicleDimensions>(vehicles: readonly V[], container: Container): Row<V> {
  const able = vehicles.filter((vehicle) => misfitReasons(vehicle, container).length === 0);
  const countWith = (kept: readonly V[], rest: readonly V[]): number => {
    const shortestFirst = [...rest].sort((one, other) => one.length - other.length);
    const row = packRow([...kept, ...shortestFirst], container);
    return kept.every((vehicle, index) => row.placed[index]?.vehicle === vehicle) ? row.placed.length : 0;
  };
  const most = countWith([], able);
  let kept: readonly V[] = [];
  able.forEach((vehicle, index) => {
    if (countWith([...kept, vehicle], able.slice(index + 1)) === most) kept = [...kept, vehicle];
  });
  const leftOver = vehicles
    .filter((vehicle) => !kept.includes(vehicle))
    .map((vehicle) => {
      const reasons = misfitReasons(vehicle, container);
      return { vehicle, reasons: reasons.length > 0 ? reasons : (['no-room-left'] as const) };
    });
  return { ...packRow(kept, container), leftOver };
}
