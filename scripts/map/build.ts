import { writeFileSync, mkdirSync } from 'node:fs';
import { ports } from '../../src/content/ports';
import type { Point } from '../../src/lib/geo/polyline';
import { landPath } from './land';
import { laneChains, laneLines } from './laneLines';
import { project, sheet } from './projection';

/** `npm run map`: draws the chart of the Atlantic into `src/content/map/chart.ts`. */
const main = (): void => {
  const land = landPath();
  const lines = laneLines();
  const places = Object.fromEntries(
    ports.map((port) => [port.code, tenths(project([port.longitude, port.latitude]))] as const),
  );
  const text = `/** Written by scripts/map/build.ts from Natural Earth and hand-placed waypoints: change those, not this. */

type Pair = readonly [x: number, y: number];

/** The sheet: Mercator, from ${degrees(sheet.west)} to ${degrees(sheet.east)}. */
export const chartSize = { width: ${sheet.width}, height: ${sheet.height} } as const;

/** Land as SVG path data. */
export const landPath =
  '${land}';

/** Parallels and meridians every ten degrees. */
export const graticule = ${JSON.stringify(graticule())} as const;

/** Ports on the sheet; those off it have places beyond its edge. */
export const portPlaces: Readonly<Record<string, Pair>> = ${JSON.stringify(places)};

/** The stretches of the lanes, by name. */
export const laneStretches: Readonly<Record<string, readonly Pair[]>> = ${JSON.stringify(lines)};

/** The stretches that make a lane: out of a US port, or into a Nigerian one. */
export const laneChains: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(laneChains())};
`;
  mkdirSync('src/content/map', { recursive: true });
  writeFileSync('src/content/map/chart.ts', text);
  const points = Object.values(lines).reduce((sum, line) => sum + line.length, 0);
  console.log(`land ${land.length} bytes, lanes ${JSON.stringify(lines).length} bytes in ${points} points`);
};

/** Where the lines of the grid lie, with the degrees they stand for. */
const graticule = () => ({
  meridians: [-100, -90, -80, -70, -60, -50, -40, -30, -20, -10, 0, 10].map((lon) => [
    lon,
    tenths(project([lon, 0]))[0],
  ]),
  parallels: [50, 40, 30, 20, 10, 0, -10].map((lat) => [lat, tenths(project([0, lat]))[1]]),
});

const tenths = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
const degrees = (longitude: number): string => `${Math.abs(longitude)}° ${longitude < 0 ? 'W' : 'E'}`;

main();
