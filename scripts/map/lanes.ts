import type { Point } from '../../src/lib/geo/polyline';

/** Where the lanes from America come together, off Liberia, and the course on which they arrive. */
const CAPE: Point = [-10.2, 3.7];
const BEFORE_CAPE: Point = [-22.6, 7.7];

/**
 * Hand-placed waypoints of the sea lanes, as longitude and latitude. They show the way around land, not a ship's actual
 * course. A lane is a chain of segments: out of a US port, sometimes through the Straits of Florida, across the Atlantic,
 * around Cape Palmas and into a Nigerian port.
 */

interface Departure {
  readonly joins: 'florida' | 'cape';
  /** Out to the open ocean. The build adds the port itself as the first point. */
  readonly via: readonly Point[];
}

/** From each port to the segment it joins. */
export const departures: Readonly<Record<string, Departure>> = {
  USPVD: {
    joins: 'cape',
    via: [[-71.39, 41.62], [-71.36, 41.3], [-69.6, 39.9], ...crossing([-69.6, 39.9], [-50, 33.4])],
  },
  USDVV: {
    joins: 'cape',
    via: [[-71.37, 41.5], [-71.36, 41.3], [-69.6, 39.9], ...crossing([-69.6, 39.9], [-50, 33.4])],
  },
  USNYC: {
    joins: 'cape',
    via: [[-74.05, 40.6], [-73.85, 40.45], [-71.3, 39], ...crossing([-71.3, 39], [-51, 31.4])],
  },
  USBAL: {
    joins: 'cape',
    via: [
      [-76.42, 39.05],
      [-76.38, 38.5],
      [-76.2, 37.8],
      [-76.12, 37.25],
      [-75.85, 36.95],
      [-73.8, 36.3],
      ...crossing([-73.8, 36.3], [-52, 29.2]),
    ],
  },
  USSAV: {
    joins: 'cape',
    via: [[-80.85, 32.03], [-79.6, 31.8], [-76, 31.1], ...crossing([-76, 31.1], [-54.4, 26.2])],
  },
  USSSI: {
    joins: 'cape',
    via: [[-81.38, 31.12], [-80.5, 31], [-76, 30], ...crossing([-76, 30], [-55.2, 24])],
  },
  USJAX: {
    joins: 'cape',
    via: [[-81.4, 30.4], [-80.6, 30.3], [-76, 28.9], ...crossing([-76, 28.9], [-56, 21.9])],
  },
  USHOU: {
    joins: 'florida',
    via: [
      [-95.043, 29.722],
      [-95, 29.706],
      [-94.968, 29.684],
      [-94.935, 29.62],
      [-94.86, 29.47],
      [-94.825, 29.4],
      [-94.806, 29.368],
      [-94.78, 29.358],
      [-94.745, 29.353],
      [-94.7, 29.334],
      [-94.6, 29.26],
      [-94.2, 28.98],
      [-92.4, 27.9],
    ],
  },
  USGLS: {
    joins: 'florida',
    via: [
      [-94.66, 29.31],
      [-94.2, 28.9],
      [-92.4, 27.6],
    ],
  },
  USFPO: {
    joins: 'florida',
    via: [
      [-95.2, 28.83],
      [-94.6, 28.4],
      [-92.6, 27.2],
    ],
  },
};

/** Past Key West, north between Florida and the Bahamas, and across. */
export const florida: readonly Point[] = [
  [-87, 25.6],
  [-84.6, 24.6],
  [-82, 24.0],
  [-80.4, 24.35],
  [-79.65, 25.6],
  [-79.45, 26.8],
  [-78.4, 27.6],
  [-75.8, 26.7],
  ...crossing([-75.8, 26.7], [-56, 20.2]),
];

/** Around Cape Palmas. */
export const cape: readonly Point[] = [CAPE, [-8.2, 3.2], [-5.4, 3.1]];

/** Where the lanes diverge again. Every arrival passes it. */
export const divergence: Point = [-3.2, 3.45];

/** From the divergence into each Nigerian port. The build adds the port itself as the last point. */
export const arrivals: Readonly<Record<string, readonly Point[]>> = {
  NGTIN: [
    [0.4, 4.3],
    [2.8, 5.7],
    [3.39, 6.3],
    [3.38, 6.42],
  ],
  NGAPP: [
    [0.4, 4.3],
    [2.8, 5.7],
    [3.4, 6.3],
    [3.39, 6.42],
  ],
  NGLKK: [
    [0.5, 4.2],
    [3, 5.5],
    [3.98, 6.3],
  ],
  NGWAR: [
    [0.6, 4.05],
    [3.6, 4.6],
    [4.95, 5.2],
    [5.3, 5.372],
    [5.42, 5.381],
    [5.5, 5.415],
    [5.518, 5.46],
    [5.55, 5.5],
    [5.64, 5.527],
  ],
  NGPHC: [
    [0.7, 3.7],
    [4.6, 3.55],
    [6.6, 3.9],
    [6.98, 4.2],
    [7.081, 4.361],
    [7.035, 4.419],
    [7.001, 4.483],
    [7, 4.53],
    [6.9935, 4.584],
    [7.001, 4.631],
    [7.001, 4.692],
  ],
  NGONN: [
    [0.7, 3.7],
    [4.6, 3.55],
    [6.65, 3.9],
    [7.02, 4.2],
    [7.111, 4.368],
    [7.123, 4.425],
    [7.165, 4.46],
    [7.194, 4.496],
    [7.206, 4.526],
    [7.197, 4.567],
    [7.181, 4.614],
    [7.167, 4.641],
  ],
  NGCBQ: [
    [0.7, 3.65],
    [4.8, 3.4],
    [7.4, 3.85],
    [8.25, 4.3],
    [8.36, 4.455],
    [8.414, 4.557],
    [8.4, 4.671],
    [8.36, 4.745],
    [8.327, 4.793],
    [8.295, 4.843],
  ],
};

/**
 * The way across the ocean as a Bézier curve that leaves toward `bend` and arrives at the cape on the common course. So the
 * lanes fan out evenly, and come together gradually.
 */
function crossing(start: Point, bend: Point): readonly Point[] {
  return [0.15, 0.3, 0.45, 0.6, 0.75, 0.88].map((t): Point => {
    const at = (axis: 0 | 1) =>
      (1 - t) ** 3 * start[axis] +
      3 * (1 - t) ** 2 * t * bend[axis] +
      3 * (1 - t) * t ** 2 * BEFORE_CAPE[axis] +
      t ** 3 * CAPE[axis];
    return [at(0), at(1)];
  });
}
