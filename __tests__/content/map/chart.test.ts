import { landPath } from '../../../scripts/map/land';
import { laneChains as computedChains, laneLines } from '../../../scripts/map/laneLines';
import { sheets as plan } from '../../../scripts/map/sheets';
import { laneChains, laneStretches, sheets } from '../../../src/content/map/chart';
import type { SheetName } from '../../../src/content/map/chart';

const names = Object.keys(plan) as SheetName[];

describe('chart of the Atlantic', () => {
  it('matches what `npm run map` draws', () => {
    for (const name of names) expect(sheets[name].land).toBe(landPath(plan[name]));
    expect(laneStretches).toEqual(laneLines());
    expect(laneChains).toEqual(computedChains());
  });

  it('draws all land in at most 14 kB', () => {
    const bytes = names.map((name) => sheets[name].land.length).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThanOrEqual(14_000);
  });
});
