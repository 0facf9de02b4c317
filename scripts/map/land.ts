import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeoPermissibleObjects } from 'd3-geo';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { ringArea, simplifyRing } from './simplify';
import type { Point } from '../../src/lib/geo/polyline';
import { projectionOf } from './projection';
import type { Sheet } from './sheets';

/** Natural Earth's land at 1:50 or 1:10 million, in degrees. */
const naturalLand = (detail: Sheet['detail']): GeoPermissibleObjects => {
  const file = createRequire(`${process.cwd()}/package.json`).resolve(`world-atlas/land-${detail}.json`);
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ land: GeometryCollection }>;
  return feature(atlas, atlas.objects.land);
};

/** The rings of the land on a sheet, in full detail. Omits the sheet's own frame, which d3 adds for clipped Antarctica. */
export const landRings = (sheet: Sheet): readonly (readonly Point[])[] => {
  const rings: Point[][] = [];
  const context = {
    moveTo: (x: number, y: number) => rings.push([[x, y]]),
    lineTo: (x: number, y: number) => rings.at(-1)?.push([x, y]),
    closePath: () => undefined,
    arc: () => undefined,
    beginPath: () => undefined,
  };
  geoPath(projectionOf(sheet), context)(naturalLand(sheet.detail));
  return rings.filter((ring) => ring.length > 4 || ringArea(ring) < sheet.width * sheet.height);
};

/** The rings to draw: simplified, without tiny islands, largest first. */
export const drawnRings = (sheet: Sheet): readonly (readonly Point[])[] =>
  landRings(sheet)
    .map((ring) => simplifyRing(ring, sheet.corner))
    .filter((ring) => ring.length > 3 && ringArea(ring) >= sheet.island)
    .sort((a, b) => ringArea(b) - ringArea(a));

/** The land on a sheet as compact SVG path data. */
export const landPath = (sheet: Sheet): string => drawnRings(sheet).map(encode).join('');

/** A ring as relative steps of half pixels, without optional spaces. */
const encode = (ring: readonly Point[]): string => {
  const steps = ring.map(([x, y]) => [Math.round(x * 2) * 5, Math.round(y * 2) * 5] as const);
  let out = '';
  let [px, py] = [0, 0];
  steps.forEach(([x, y], i) => {
    if (i > 0 && x === px && y === py) return;
    out += i === 0 ? `M${short(x)}${spaced(y)}l` : pair(x - px, y - py, out.endsWith('l'));
    [px, py] = [x, y];
  });
  return `${out}z`;
};

const pair = (dx: number, dy: number, first: boolean): string =>
  (first ? short(dx) : spaced(dx)) + spaced(dy);
/** Formats tenths without a leading zero: 5 gives ".5", -12 gives "-1.2". */
const short = (tenths: number): string => String(tenths / 10).replace(/^(-?)0\./, '$1.');
const spaced = (tenths: number): string => (tenths < 0 ? short(tenths) : ` ${short(tenths)}`);
