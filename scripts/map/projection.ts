import { geoMercator } from 'd3-geo';
import type { GeoProjection } from 'd3-geo';
import type { Point } from '../../src/lib/geo/polyline';
import { sheets } from './sheets';
import type { Sheet } from './sheets';

/** Land extends a little beyond a sheet, so that no coastline is drawn along its edge. */
const BLEED = 6;

/** Pixels of the sheet per radian of longitude. */
const scaleOf = (sheet: Sheet): number => (sheet.width / (sheet.east - sheet.west)) * (180 / Math.PI);

/** d3's Mercator projection onto a sheet, clipped to it. */
export const projectionOf = (sheet: Sheet): GeoProjection => {
  const scale = scaleOf(sheet);
  const [x, y] = geoMercator().scale(scale).translate([0, 0])([sheet.west, sheet.north]) ?? [0, 0];
  return geoMercator()
    .scale(scale)
    .translate([-x, -y])
    .clipExtent([
      [-BLEED, -BLEED],
      [sheet.width + BLEED, sheet.height + BLEED],
    ]);
};

const atlantic = projectionOf(sheets.atlantic);

/** Converts degrees to pixels of the Atlantic sheet, on which the lanes are drawn. */
export const project = (place: Point): Point => {
  const point = atlantic([place[0], place[1]]);
  if (!point) throw new Error(`Cannot place ${place.join(', ')}`);
  return point;
};

/** Converts pixels of the Atlantic sheet back to degrees. */
export const unproject = (point: Point): [longitude: number, latitude: number] => {
  const place = atlantic.invert?.([point[0], point[1]]);
  if (!place) throw new Error(`Cannot place ${point.join(', ')}`);
  return place;
};

/** Scale and offset to convert pixels of the Atlantic sheet to another's. That's enough, since both are Mercator. */
export const fitOf = (sheet: Sheet): { readonly scale: number; readonly x: number; readonly y: number } => {
  const scale = scaleOf(sheet) / scaleOf(sheets.atlantic);
  const [x, y] = project([sheet.west, sheet.north]);
  return { scale, x: -x * scale, y: -y * scale };
};
