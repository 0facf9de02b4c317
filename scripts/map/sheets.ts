/**
 * The map's sheets, with nominal size in pixels and bounds in degrees. All are Mercator, like nautical charts: the
 * Atlantic, and insets of three coasts whose ports are too close together at the Atlantic's scale.
 */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly west: number;
  readonly east: number;
  readonly north: number;
  /** The resolution of the world-atlas file for the coastline. */
  readonly detail: '10m' | '50m';
  /** In square pixels. Smaller corners are smoothed away, and smaller islands omitted. */
  readonly corner: number;
  readonly island: number;
  /** Degrees between grid lines. */
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
