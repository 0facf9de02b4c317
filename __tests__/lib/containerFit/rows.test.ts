import { bestRow } from '../../../src/lib/containerFit/bestRow';
import { CONTAINERS, PLANNING_CLEARANCES } from '../../../src/lib/containerFit/containers';
import type { Container } from '../../../src/lib/containerFit/containers';
import { misfitReasons, packRow } from '../../../src/lib/containerFit/packRow';
import type { Row, VehicleMeasures } from '../../../src/lib/containerFit/packRow';

const container = (code: Container['code']): Container => {
  const found = CONTAINERS.find((one) => one.code === code);
  if (!found) throw new Error(code);
  return found;
};
const vehicle = (name: string, length: number, width = 1840, height = 1445) => ({
  name,
  length,
  width,
  height,
});
const saloon = vehicle('saloon', 4885);
const compact = vehicle('compact', 4630, 1780, 1435);
const pickup = vehicle('pickup', 5890, 2029, 1960);
const van = vehicle('van', 5932, 2019, 2814);

const placedNames = (row: Row<{ name: string } & VehicleMeasures>): string[] =>
  row.placed.map((one) => `${one.vehicle.name}@${String(one.x)}`);
const leftNames = (row: Row<{ name: string } & VehicleMeasures>): string[] =>
  row.leftOver.map((one) => `${one.vehicle.name}: ${one.reasons.join(' ')}`);

describe('misfitReasons', () => {
  it('finds no fault with a vehicle that uses every millimeter, and with one more in any measure does', () => {
    const box = container('40ft');
    const largest = { length: 11_798, width: 2136, height: 2211 };
    expect(misfitReasons(largest, box)).toEqual([]);
    expect(misfitReasons({ ...largest, length: 11_799 }, box)).toEqual(['too-long']);
    expect(misfitReasons({ ...largest, width: 2137 }, box)).toEqual(['too-wide']);
    expect(misfitReasons({ ...largest, height: 2212 }, box)).toEqual(['too-high-for-door']);
    expect(misfitReasons({ ...largest, height: 2212 }, container('40ft-high-cube'))).toEqual([]);
  });

  it('names every reason, or only that the measures are unknown', () => {
    expect(misfitReasons({ length: 13_000, width: 2600, height: 4000 }, container('40ft-high-cube'))).toEqual(
      ['too-long', 'too-wide', 'too-high-for-door'],
    );
    for (const length of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(misfitReasons({ length, width: 1800, height: 1400 }, container('20ft'))).toEqual([
        'unknown-measures',
      ]);
    }
  });
});

describe('packRow', () => {
  it('puts vehicles one behind the other with room between', () => {
    const row = packRow([saloon, compact], container('40ft'));
    expect(placedNames(row)).toEqual(['saloon@100', 'compact@5185']);
    expect(row.freeLength).toBe(11_998 - 100 - (5185 + 4630 + 200));
  });

  it('says why the others stay behind, and tries the next all the same', () => {
    const row = packRow([pickup, van, saloon, compact, vehicle('kart', 600)], container('40ft'));
    expect(placedNames(row)).toEqual(['pickup@100', 'saloon@6190', 'kart@11275']);
    expect(leftNames(row)).toEqual(['van: too-high-for-door', 'compact: no-room-left']);
  });

  it('finds a long pick-up too long for 20 ft', () => {
    expect(leftNames(packRow([pickup, saloon], container('20ft')))).toEqual(['pickup: too-long']);
  });

  it('has room for nothing in nothing', () => {
    expect(packRow([], container('20ft'))).toEqual({ placed: [], leftOver: [], freeLength: 5867 - 200 });
  });
});

/** The greatest number that goes into a row, by trying every subset. */
function mostByForce(lengths: readonly number[], room: number, between: number): number {
  let most = 0;
  for (let subset = 0; subset < 1 << lengths.length; subset += 1) {
    const chosen = lengths.filter((_length, index) => subset & (1 << index));
    const needed = chosen.reduce((sum, length) => sum + length, 0) + Math.max(0, chosen.length - 1) * between;
    if (needed <= room) most = Math.max(most, chosen.length);
  }
  return most;
}

describe('bestRow', () => {
  it('leaves the long one when two shorter ones fit instead', () => {
    const row = bestRow([vehicle('bus', 7000), saloon, compact], container('40ft'));
    expect(placedNames(row)).toEqual(['saloon@100', 'compact@5185']);
    expect(leftNames(row)).toEqual(['bus: no-room-left']);
  });

  it('keeps the earlier of equally good ones', () => {
    const row = bestRow(
      [vehicle('first', 5500), vehicle('second', 4000), vehicle('third', 4000)],
      container('20ft'),
    );
    expect(placedNames(row)).toEqual(['first@100']);
  });

  it('keeps every vehicle once, and what cannot go in at all with its reason', () => {
    const row = bestRow([van, saloon, saloon, compact], container('40ft'));
    expect(leftNames(row)).toContain('van: too-high-for-door');
    expect(row.placed.length + row.leftOver.length).toBe(3 + 1);
  });

  it('takes as many as trying every subset does', () => {
    let seed = 1;
    const random = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    const box = container('40ft');
    for (let round = 0; round < 300; round += 1) {
      const some = Array.from({ length: 7 }, (_, n) => vehicle(String(n), 800 + Math.floor(random() * 6000)));
      const row = bestRow(some, box);
      const room = box.length - 2 * PLANNING_CLEARANCES.end;
      expect(row.placed.length).toBe(
        mostByForce(
          some.map((one) => one.length),
          room,
          PLANNING_CLEARANCES.between,
        ),
      );
      for (const [index, one] of row.placed.entries()) {
        const before = row.placed[index - 1];
        expect(one.x).toBe(before ? before.x + before.vehicle.length + 200 : 100);
      }
      const last = row.placed.at(-1);
      expect((last?.x ?? 0) + (last?.vehicle.length ?? 0)).toBeLessThanOrEqual(box.length - 100);
    }
  });
});
