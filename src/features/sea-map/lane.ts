import { laneChains, laneStretches } from '../../content/map/chart';
import { portsByCode } from '../../content/ports/ports';
import { joinLines } from '../../lib/geo/polyline';
import type { Point } from '../../lib/geo/polyline';

/** A port's own code, whatever the case or alias it was written in. */
export const knownCode = (code: string): string | undefined =>
  portsByCode.get(code.trim().toUpperCase())?.code;

/** The lane from a US port to a Nigerian one in the Atlantic sheet's pixels, or `null` if the chart has none. */
export function laneBetween(from: string, to: string): readonly Point[] | null {
  const [start, end] = [knownCode(from), knownCode(to)];
  if (!start?.startsWith('US') || !end?.startsWith('NG')) return null;
  const [out, into] = [laneChains[start], laneChains[end]];
  return out && into ? joinLines(...[...out, ...into].map((name) => laneStretches[name] ?? [])) : null;
}

/** Every stretch that the lanes of these ports use, each once. */
export const stretchesOf = (codes: readonly string[]): readonly string[] => [
  ...new Set(codes.flatMap((code) => laneChains[code] ?? [])),
];
