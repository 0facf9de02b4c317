import { geoMercator } from 'd3-geo';
import type { Point } from '../../src/lib/geo/polyline';

/** The chart's sheet in its own units, and the degrees it spans. Mercator, as sea charts are. */
export const sheet = { width: 1000, height: 680, west: -102, east: 11.5, north: 53.5 } as const;

/** Land goes a little beyond the sheet, so that no coast is drawn along its edge. */
const BLEED = 12;

const scale = (sheet.width / (sheet.east - sheet.west)) * (180 / Math.PI);

/** d3's projection, clipped to the sheet. */
export const projection = (() => {
  const raw = geoMercator().scale(scale).translate([0, 0]);
  const [x, y] = raw([sheet.west, sheet.north]) ?? [0, 0];
  return geoMercator()
    .scale(scale)
    .translate([-x, -y])
    .clipExtent([
      [-BLEED, -BLEED],
      [sheet.width + BLEED, sheet.height + BLEED],
    ]);
})();

/** Degrees to sheet units. */
export const project = (place: Point): Point => {
  const point = projection([place[0], place[1]]);
  if (!point) throw new Error(`Cannot place ${place.join(', ')}`);
  return point;
};

/** Sheet units to degrees. */
export const unproject = (point: Point): Point => {
  const place = projection.invert?.([point[0], point[1]]);
  if (!place) throw new Error(`Cannot find ${point.join(', ')}`);
  return place;
};
