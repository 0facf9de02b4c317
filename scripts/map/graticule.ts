import { projectionOf } from './projection';
import type { Sheet } from './sheets';

/** A sheet's meridians and parallels, as degrees and position in pixels. */
export const graticule = (sheet: Sheet) => {
  const projection = projectionOf(sheet);
  const at = (longitude: number, latitude: number) =>
    (projection([longitude, latitude]) ?? [0, 0]).map((value) => Math.round(value * 10) / 10);
  const allDegrees = Array.from({ length: 37 * 10 }, (_, i) => (i - 180) * sheet.grid).filter(
    (degrees) => Math.abs(degrees) <= 180,
  );
  const inside = (position: number, edge: number) => position > 4 && position < edge - 4;
  return {
    meridians: allDegrees
      .map((longitude) => [longitude, at(longitude, 0)[0] ?? 0] as const)
      .filter(([, x]) => inside(x, sheet.width)),
    parallels: allDegrees
      .filter((latitude) => Math.abs(latitude) < 80)
      .map((latitude) => [latitude, at(0, latitude)[1] ?? 0] as const)
      .filter(([, y]) => inside(y, sheet.height)),
  };
};
