import { laneChains, laneStretches } from '../../content/map/chart';
import { portsByCode } from '../../content/ports/ports';
import { joinLines } from '../../lib/geo/polyline';
import type { Point } from '../../lib/geo/polyline';

/** Resolves a port's code or alias in any case to its canonical code. */
export const canonicalCode = (code: string): string | undefined =>
  portsByCode.get(code.trim().toUpperCase())?.code;

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
