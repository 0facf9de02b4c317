import { bestRow, misfitReasons } from '../../../src/lib/containerFit/packRow';
import { CONTAINERS, CLEARANCES } from '../../../src/lib/containerFit/containers';
import type { Container } from '../../../src/lib/containerFit/containers';
import type { Row, VehicleDimensions } from '../../../src/lib/containerFit/packRow';

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
const sedan = vehicle('sedan', 4885);
const compact = vehicle('compact', 4630, 1780, 1435);
const pickup = vehicle('pickup', 5890, 2029, 1960);
const van = vehicle('van', 5932, 2019, 2814);

const placedNames = (row: Row<{ name: string } & VehicleDimensions>): string[] =>
  row.placed.map((one) => `${one.vehicle.name}@${String(one.x)}`);
const leftNames = (row: Row<{ name: string } & VehicleDimensions>): string[] =>
  row.leftOver.map((one) => `${one.vehicle.name}: ${one.reasons.join(' ')}`);

describe('misfitReasons', () => {
  it('accepts a vehicle of the largest size, and rejects one a millimeter larger', () => {
    const box = container('40ft');
    const largest = { length: 11_798, width: 2136, height: 2211 };
    expect(misfitReasons(largest, box)).toEqual([]);
    expect(misfitReasons({ ...largest, length: 11_799 }, box)).toEqual(['too-long']);
    expect(misfitReasons({ ...largest, width: 2137 }, box)).toEqual(['too-wide']);
    expect(misfitReasons({ ...largest, height: 2212 }, box)).toEqual(['too-high-for-door']);
    expect(misfitReasons({ ...largest, height: 2212 }, container('40ft-high-cube'))).toEqual([]);
  });

  it('lists every reason, or only that the dimensions are unknown', () => {
    expect(misfitReasons({ length: 13_000, width: 2600, height: 4000 }, container('40ft-high-cube'))).toEqual(
      ['too-long', 'too-wide', 'too-high-for-door'],
    );
    for (const length of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(misfitReasons({ length, width: 1800, height: 1400 }, container('20ft'))).toEqual([
        'unknown-dimensions',
      ]);
    }
  });
});

describe('the row', () => {
  it('places vehicles one behind the other with clearance between them', () => {
    const row = bestRow([sedan, compact], container('40ft'));
    expect(placedNames(row)).toEqual(['sedan@100', 'compact@5185']);
    expect(row.freeLength).toBe(11_998 - 100 - (5185 + 4630 + 200));
  });

  it('gives a reason for each vehicle left over, and goes on to the next', () => {
    const row = bestRow([pickup, van, sedan, compact, vehicle('kart', 600)], container('40ft'));
    expect(placedNames(row)).toEqual(['pickup@100', 'sedan@6190', 'kart@11275']);
    expect(leftNames(row)).toEqual(['van: too-high-for-door', 'compact: no-room-left']);
  });

  it('rejects a long pickup as too long for 20 ft', () => {
    expect(leftNames(bestRow([pickup, sedan], container('20ft')))).toEqual(['pickup: too-long']);
  });

  it('packs an empty list', () => {
    expect(bestRow([], container('20ft'))).toEqual({ placed: [], leftOver: [], freeLength: 5867 - 200 });
  });
});

/** The most vehicles that fit in a row, by brute force. */
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
  it('leaves a long vehicle when two shorter ones fit instead', () => {
    const row = bestRow([vehicle('bus', 7000), sedan, compact], container('40ft'));
    expect(placedNames(row)).toEqual(['sedan@100', 'compact@5185']);
    expect(leftNames(row)).toEqual(['bus: no-room-left']);
  });

  it('prefers the earlier of two equal choices', () => {
    const row = bestRow(
      [vehicle('first', 5500), vehicle('second', 4000), vehicle('third', 4000)],
      container('20ft'),
    );
    expect(placedNames(row)).toEqual(['first@100']);
  });

  it('lists every vehicle once, with a reason for each that cannot fit', () => {
    const row = bestRow([van, sedan, sedan, compact], container('40ft'));
    expect(leftNames(row)).toContain('van: too-high-for-door');
    expect(row.placed.length + row.leftOver.length).toBe(3 + 1);
  });

  it('places as many vehicles as brute force', () => {
    let seed = 1;
    const random = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    const box = container('40ft');
    for (let round = 0; round < 300; round += 1) {
      const some = Array.from({ length: 7 }, (_, n) => vehicle(String(n), 800 + Math.floor(random() * 6000)));
      const row = bestRow(some, box);
      const room = box.length - 2 * CLEARANCES.end;
      expect(row.placed.length).toBe(
        mostByForce(
          some.map((one) => one.length),
          room,
          CLEARANCES.between,
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
