import { drawnRings, landRings } from '../../../scripts/map/land';
import { project } from '../../../scripts/map/projection';
import { sheets as plan } from '../../../scripts/map/sheets';
import { laneChains, laneStretches, portPlaces, sheets } from '../../../src/content/map/chart';
import type { SheetName } from '../../../src/content/map/chart';
import { ports } from '../../../src/content/ports/ports';
import { joinLines } from '../../../src/lib/geo/polyline';
import type { Point } from '../../../src/lib/geo/polyline';
import { densify, isOnLand } from './geometry';

/** At the equator; off New England a pixel covers a quarter less. */
const KM_PER_PIXEL = 111.3 / (1000 / 124);

/** Docks are up rivers too narrow for Natural Earth's scale, so a lane may touch land this close to its own port. */
const APPROACH_KM = { '50m': 50, '10m': 22 } as const;

const names = Object.keys(sheets) as SheetName[];

const onSheet = (name: SheetName, [x, y]: Point): Point => {
  const { scale, x: dx, y: dy } = sheets[name].fit;
  return [x * scale + dx, y * scale + dy];
};

/** Points where a stretch crosses land on a sheet. */
const ashore = (name: SheetName, stretch: string, rings: readonly (readonly Point[])[]): readonly Point[] => {
  const { width, height } = sheets[name];
  const own = portPlaces[stretch];
  return densify(laneStretches[stretch] ?? [], 0.15)
    .filter(
      (at) =>
        !own || Math.hypot(at[0] - own[0], at[1] - own[1]) * KM_PER_PIXEL > APPROACH_KM[plan[name].detail],
    )
    .map((at) => onSheet(name, at))
    .filter(([x, y]) => x > 0 && y > 0 && x < width && y < height)
    .filter((at) => isOnLand(at, rings));
};

/** Where a line crosses a meridian, in pixels from the top. */
const rowAt = (line: readonly Point[], longitude: number): number => {
  const [x] = project([longitude, 0]);
  const after = line.findIndex((point) => point[0] >= x);
  const [a, b] = [line[after - 1] ?? [NaN, NaN], line[after] ?? [NaN, NaN]];
  return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]);
};

describe('sea lanes', () => {
  it('lead from every US port on the Atlantic and Gulf, and to every Nigerian one', () => {
    const lanes = ports.filter(({ code }) => code !== 'USLGB').map(({ code }) => code);
    expect(Object.keys(laneChains).sort()).toEqual(lanes.sort());
  });

  it('join end to end', () => {
    for (const [code, chain] of Object.entries(laneChains)) {
      const full = code.startsWith('US') ? [...chain, 'NGTIN'] : ['USBAL', 'cape', ...chain];
      full.slice(1).forEach((name, i) => {
        expect(laneStretches[name]?.[0]).toEqual(laneStretches[full[i] ?? '']?.at(-1));
      });
    }
  });

  it('fan out over the ocean, and come together only off West Africa', () => {
    for (const [longitude, least] of [
      [-50, 8],
      [-30, 4],
      [-20, 1.2],
    ] as const) {
      const rows = Object.values(laneChains)
        .filter((chain) => chain.length > 1)
        .map((chain) => rowAt(joinLines(...chain.map((name) => laneStretches[name] ?? [])), longitude))
        .sort((a, b) => a - b);
      // Providence shares its lane with Davisville, and Texas's ports share theirs.
      const apart = rows.slice(1).map((row, i) => row - (rows[i] ?? NaN));
      expect(apart.filter((gap) => gap > 0.05)).toHaveLength(6);
      for (const gap of apart.filter((each) => each > 0.05)) expect(gap).toBeGreaterThan(least);
    }
  });

  it.each(names)('cross no land of Natural Earth on the sheet "%s"', (name) => {
    const rings = landRings(plan[name]);
    expect(rings.length).toBeGreaterThan(1);
    for (const stretch of Object.keys(laneStretches))
      expect({ stretch, ashore: ashore(name, stretch, rings) }).toEqual({ stretch, ashore: [] });
  });

  it.each(names)('cross no land as drawn on the sheet "%s"', (name) => {
    const rings = drawnRings(plan[name]);
    for (const stretch of Object.keys(laneStretches))
      expect({ stretch, ashore: ashore(name, stretch, rings) }).toEqual({ stretch, ashore: [] });
  });

  it('are checked by a test that tells land from sea', () => {
    const rings = landRings(plan.atlantic);
    expect(isOnLand([300, 440], rings)).toBe(true);
    expect(isOnLand([520, 160], rings)).toBe(false);
  });
});
