import { laneChains, laneStretches } from '../../content/map/chart';
import { portsByCode } from '../../content/ports';
import { joinLines } from '../../lib/geo/polyline';
import type { Point } from '../../lib/geo/polyline';

/** A port's own code, whatever the case or alias it was written in. */
export const knownCode = (code: string): string | undefined =>
  portsByCode.get(code.trim().toUpperCase())?.code;

/** The stretches from a US port to a Nigerian one; `null` where the chart has no lane between the two. */
export function stretchesBetween(from: string, to: string): readonly string[] | null {
  const [start, end] = [knownCode(from), knownCode(to)];
  if (!start?.startsWith('US') || !end?.startsWith('NG')) return null;
  const [out, into] = [laneChains[start], laneChains[end]];
  return out && into ? [...out, ...into] : null;
}

/** The lane from a US port to a Nigerian one in the Atlantic sheet's pixels, or `null` if there is none. */
export function laneBetween(from: string, to: string): readonly Point[] | null {
  const names = stretchesBetween(from, to);
  return names && joinLines(...names.map((name) => laneStretches[name] ?? []));
}

/** Every stretch that the lanes of these ports use, each once. */
export const stretchesOf = (codes: readonly string[]): readonly string[] => [
  ...new Set(codes.flatMap((code) => laneChains[code] ?? [])),
];
