import type { Container } from './containers';
import { misfitReasons, packRow } from './packRow';
import type { Row, VehicleDimensions } from './packRow';

/**
 * Chooses the most vehicles that fit in a row. Among equal choices, earlier vehicles in the list take
 * precedence. Loading the shortest first gives the maximum number; a vehicle is chosen if, with it, the
 * shortest of the remaining ones still reach that number.
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
  const chosen = new Set(kept);
  const { placed, freeLength } = packRow(kept, container);
  const leftOver = vehicles
    .filter((vehicle) => !chosen.has(vehicle))
    .map((vehicle) => {
      const reasons = misfitReasons(vehicle, container);
      return { vehicle, reasons: reasons.length > 0 ? reasons : (['no-room-left'] as const) };
    });
  return { placed, leftOver, freeLength };
}
