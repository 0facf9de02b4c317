/**
 * The sheets of the map, in pixels of their nominal size and the degrees they start at. All are Mercator, as sea
 * charts are: the Atlantic, and three plans of coasts on which ports lie too close for the Atlantic's scale.
 */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly west: number;
  readonly east: number;
  readonly north: number;
  /** World-atlas file the coast is taken from. */
  readonly detail: '10m' | '50m';
  /** Corners smaller than this (square pixels) are smoothed away; islands smaller than the second left out. */
  readonly corner: number;
  readonly island: number;
  /** Degrees between the lines of the grid. */
  readonly grid: number;
}

export const sheets = {
  atlantic: {
    width: 1000,
    height: 500,
    west: -102,
    east: 22,
    north: 47,
    detail: '50m',
    corner: 1.5,
    island: 3,
    grid: 10,
  },
  east: {
    width: 340,
    height: 340,
    west: -87,
    east: -68,
    north: 42.8,
    detail: '50m',
    corner: 2,
    island: 5,
    grid: 5,
  },
  texas: {
    width: 340,
    height: 212,
    west: -97.7,
    east: -92.3,
    north: 30.65,
    detail: '10m',
    corner: 1.5,
    island: 6,
    grid: 1,
  },
  nigeria: {
    width: 340,
    height: 212,
    west: 2.4,
    east: 9.3,
    north: 7.55,
    detail: '10m',
    corner: 1.5,
    island: 6,
    grid: 1,
  },
} as const satisfies Readonly<Record<string, Sheet>>;
