import { projectionOf } from './projection';
import type { Sheet } from './sheets';

/** Where a sheet's meridians and parallels lie, with the degrees they stand for. */
export const graticule = (sheet: Sheet) => {
  const projection = projectionOf(sheet);
  const at = (longitude: number, latitude: number) =>
    (projection([longitude, latitude]) ?? [0, 0]).map((value) => Math.round(value * 10) / 10);
  const every = Array.from({ length: 37 * 10 }, (_, i) => (i - 180) * sheet.grid).filter(
    (degrees) => Math.abs(degrees) <= 180,
  );
  const inside = (place: number, edge: number) => place > 4 && place < edge - 4;
  return {
    meridians: every
      .map((longitude) => [longitude, at(longitude, 0)[0] ?? 0] as const)
      .filter(([, x]) => inside(x, sheet.width)),
    parallels: every
      .filter((latitude) => Math.abs(latitude) < 80)
      .map((latitude) => [latitude, at(0, latitude)[1] ?? 0] as const)
      .filter(([, y]) => inside(y, sheet.height)),
  };
};
