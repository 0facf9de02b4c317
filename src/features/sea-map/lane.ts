import { laneChains, laneStretches } from '../../content/map/chart';
import { findPort } from '../../content/ports/findPort';
import { joinLines } from '../../lib/geo/polyline';
import type { Point } from '../../lib/geo/polyline';

/** The code of the port on the map that a code or text means. For a city, that of one of its harbors. */
export function canonicalCode(code: string): string | undefined {
  const port = findPort(code);
  return port?.harbors?.[0] ?? port?.code;
}

/** The lane from a US to a Nigerian port in Atlantic chart pixels; `null` if there is none. */
export function laneBetween(from: string, to: string): readonly Point[] | null {
  const [start, end] = [canonicalCode(from), canonicalCode(to)];
  if (!start?.startsWith('US') || !end?.startsWith('NG')) return null;
  const [out, into] = [laneChains[start], laneChains[end]];
  return out && into ? joinLines(...[...out, ...into].map((name) => laneStretches[name] ?? [])) : null;
}

/** The unique lane segments these ports use. */
export const stretchesOf = (codes: readonly string[]): readonly string[] => [
  ...new Set(codes.flatMap((code) => laneChains[code] ?? [])),
];
