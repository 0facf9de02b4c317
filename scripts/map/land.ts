import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeoPermissibleObjects } from 'd3-geo';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { ringArea, simplifyRing } from '../../src/lib/geo/simplify';
import type { Point } from '../../src/lib/geo/polyline';
import { projection } from './projection';

/** Corners smaller than this (square sheet units) are smoothed away; islands smaller than the second are left out. */
const DETAIL = 1.5;
const ISLAND = 3;

/** Natural Earth's land at 1:50 million, in degrees. */
export const naturalLand = (): GeoPermissibleObjects => {
  const file = createRequire(`${process.cwd()}/package.json`).resolve('world-atlas/land-50m.json');
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ land: GeometryCollection }>;
  return feature(atlas, atlas.objects.land);
};

/** The land on the sheet as compact SVG path data. */
export const landPath = (): string =>
  projectedRings()
    .map((ring) => (ringArea(ring) < ISLAND ? [] : simplifyRing(ring, DETAIL)))
    .filter((ring) => ring.length > 3)
    .sort((a, b) => ringArea(b) - ringArea(a))
    .map(encode)
    .join('');

/** The rings of the land after projection and clipping. */
const projectedRings = (): Point[][] => {
  const rings: Point[][] = [];
  const context = {
    moveTo: (x: number, y: number) => rings.push([[x, y]]),
    lineTo: (x: number, y: number) => rings.at(-1)?.push([x, y]),
    closePath: () => undefined,
    arc: () => undefined,
    beginPath: () => undefined,
  };
  geoPath(projection, context)(naturalLand());
  return rings;
};

/** A ring in relative steps of tenths, without the spaces that a parser can do without. */
const encode = (ring: readonly Point[]): string => {
  const tenths = ring.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const);
  let out = '';
  let [px, py] = [0, 0];
  tenths.forEach(([x, y], i) => {
    if (i > 0 && x === px && y === py) return;
    out += i === 0 ? `M${short(x)}${spaced(y)}l` : pair(x - px, y - py, out.endsWith('l'));
    [px, py] = [x, y];
  });
  return `${out}z`;
};

const pair = (dx: number, dy: number, first: boolean): string =>
  (first ? short(dx) : spaced(dx)) + spaced(dy);
/** Tenths as a number without a leading zero: 3 > ".3", -12 > "-1.2". */
const short = (tenths: number): string => String(tenths / 10).replace(/^(-?)0\./, '$1.');
const spaced = (tenths: number): string => (tenths < 0 ? short(tenths) : ` ${short(tenths)}`);
