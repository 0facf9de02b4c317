import { ports, portsByCode } from '../../src/content/ports/ports';
import { smooth } from './curve';
import { simplifyLine } from './simplify';
import { joinLines } from '../../src/lib/geo/polyline';
import type { Point } from '../../src/lib/geo/polyline';
import { arrivals, cape, departures, divergence, florida } from './lanes';
import { project } from './projection';

const STEP = 0.25;
/** How closely a line follows its curve. Coasts with ports also appear in insets, at up to eight times the scale. */
const TOLERANCE = { ocean: 0.08, coast: 0.015 };
const COAST_LENGTH = 8;

/** All segments by name, in pixels of the Atlantic sheet. */
export const laneLines = (): Record<string, readonly Point[]> => {
  const lines: Record<string, readonly Point[]> = {
    florida: segment([...florida, ...cape], 1, florida.length + 1),
    cape: segment([...cape, divergence], 1, cape.length - 1),
  };
  for (const [code, { joins, via }] of Object.entries(departures)) {
    const onward = joins === 'florida' ? florida : cape;
    lines[code] = segment([positionOf(code), ...via, ...onward.slice(0, 3)], 0, via.length + 2);
  }
  for (const [code, via] of Object.entries(arrivals)) {
    const before = cape.slice(-2);
    lines[code] = segment([...before, divergence, ...via, positionOf(code)], 1, via.length + 3);
  }
  return lines;
};

/** The segments of the lane out of each US port and into each Nigerian one. */
export const laneChains = (): Record<string, readonly string[]> => {
  const chains: Record<string, readonly string[]> = {};
  for (const { code } of ports) {
    const departure = departures[code];
    if (departure) chains[code] = departure.joins === 'florida' ? [code, 'florida', 'cape'] : [code, 'cape'];
    else if (arrivals[code]) chains[code] = [code];
  }
  return chains;
};

/** The smooth line between two of the waypoints. Those outside only affect its direction. */
const segment = (waypoints: readonly Point[], from: number, to: number): readonly Point[] => {
  const points = waypoints.map(project);
  const curve = smooth(points, STEP);
  const indexOf = (point: Point | undefined): number =>
    curve.findIndex((candidate) => point !== undefined && distance(candidate, point) < 1e-6);
  return thin(curve.slice(indexOf(points[from]), indexOf(points[to]) + 1)).map(round);
};

/** Reduces the points of a line: more in the ocean, fewer near its ends. */
const thin = (line: readonly Point[]): readonly Point[] => {
  const isNear = (end: Point | undefined) => (point: Point) =>
    end !== undefined && distance(point, end) < COAST_LENGTH;
  const leaving = line.findIndex((point) => !isNear(line[0])(point));
  const arriving = line.findIndex(isNear(line.at(-1)));
  return joinLines(
    simplifyLine(line.slice(0, leaving + 1), TOLERANCE.coast),
    simplifyLine(line.slice(leaving, arriving + 1), TOLERANCE.ocean),
    simplifyLine(line.slice(arriving), TOLERANCE.coast),
  );
};

const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

const positionOf = (code: string): Point => {
  const port = portsByCode.get(code);
  if (!port) throw new Error(`No such port: ${code}`);
  return [port.longitude, port.latitude];
};

const round = ([x, y]: Point): Point => [Math.round(x * 100) / 100, Math.round(y * 100) / 100];
