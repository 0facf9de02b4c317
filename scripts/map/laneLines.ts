import { ports, portsByCode } from '../../src/content/ports/ports';
import { smooth } from './curve';
import { simplifyLine } from './simplify';
import { joinLines } from '../../src/lib/geo/polyline';
import type { Point } from '../../src/lib/geo/polyline';
import { arrivals, atlantic, departures, florida, parting } from './lanes';
import { project } from './projection';

const STEP = 0.25;
/** How exactly a curve is kept: the ocean is drawn at one scale, coasts with ports on plans up to eight times as large. */
const TOLERANCE = { ocean: 0.08, coast: 0.015 };
const COAST = 8;

/** Every stretch by name, in pixels of the Atlantic's sheet. */
export const laneLines = (): Record<string, readonly Point[]> => {
  const lines: Record<string, readonly Point[]> = {
    florida: stretch([...florida, ...atlantic.slice(0, 3)], 1, florida.length + 1),
    atlantic: stretch([...atlantic, parting], 1, atlantic.length - 1),
  };
  for (const [code, { joins, by }] of Object.entries(departures)) {
    const onward = joins === 'florida' ? florida : atlantic;
    lines[code] = stretch([placeOf(code), ...by, ...onward.slice(0, 3)], 0, by.length + 2);
  }
  for (const [code, by] of Object.entries(arrivals)) {
    const before = atlantic.slice(-2);
    lines[code] = stretch([...before, parting, ...by, placeOf(code)], 1, by.length + 3);
  }
  return lines;
};

/** The stretches of a lane out of each US port, and into each Nigerian one. */
export const laneChains = (): Record<string, readonly string[]> => {
  const chains: Record<string, readonly string[]> = {};
  for (const { code } of ports) {
    const departure = departures[code];
    if (departure)
      chains[code] = departure.joins === 'florida' ? [code, 'florida', 'atlantic'] : [code, 'atlantic'];
    else if (arrivals[code]) chains[code] = [code];
  }
  return chains;
};

/** The smooth line through waypoints, from one of them to another: those outside only lend direction. */
const stretch = (waypoints: readonly Point[], from: number, to: number): readonly Point[] => {
  const points = waypoints.map(project);
  const curve = smooth(points, STEP);
  const indexOf = (point: Point | undefined): number =>
    curve.findIndex((at) => point !== undefined && distance(at, point) < 1e-6);
  return thin(curve.slice(indexOf(points[from]), indexOf(points[to]) + 1)).map(round);
};

/** Fewer points: few in the ocean, more near either end of the line. */
const thin = (line: readonly Point[]): readonly Point[] => {
  const isNear = (end: Point | undefined) => (at: Point) => end !== undefined && distance(at, end) < COAST;
  const out = line.findIndex((at) => !isNear(line[0])(at));
  const into = line.findIndex(isNear(line.at(-1)));
  return joinLines(
    simplifyLine(line.slice(0, out + 1), TOLERANCE.coast),
    simplifyLine(line.slice(out, into + 1), TOLERANCE.ocean),
    simplifyLine(line.slice(into), TOLERANCE.coast),
  );
};

const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

const placeOf = (code: string): Point => {
  const port = portsByCode.get(code);
  if (!port) throw new Error(`No such port: ${code}`);
  return [port.longitude, port.latitude];
};

const round = ([x, y]: Point): Point => [Math.round(x * 100) / 100, Math.round(y * 100) / 100];
