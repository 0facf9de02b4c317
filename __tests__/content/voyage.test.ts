import { existsSync, readFileSync } from 'node:fs';
import { versionOf } from '../../scripts/pictures/version';
import { voyageAlts, voyageStages } from '../../scripts/pictures/voyage';
import { carFoot, laneHeight, voyageCars, voyageTiles } from '../../src/content/pictures/voyage';
import { pictureUrl } from '../../src/lib/picture';

const contentOf = (file: string) => readFileSync(`public${file}`);

it.each(voyageStages)('the tile %s says what its words say and is named after its files', (stage) => {
  const tile = voyageTiles[stage];
  expect(tile.alt).toBe(voyageAlts[stage]);
  const files = tile.widths.flatMap((width) => [
    pictureUrl(tile, width, 'avif'),
    pictureUrl(tile, width, 'webp'),
  ]);
  expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([]);
  expect(tile.version).toBe(versionOf(files.map(contentOf)));
});

it.each(Object.values(voyageCars))(
  '$url and its shadow are named after what they hold',
  ({ url, shadowUrl }) => {
    for (const file of [url, shadowUrl]) expect(file).toContain(`.${versionOf([contentOf(file)])}.`);
  },
);

it('has its lane in the lower half of a tile and in the foot of a car’s frame', () => {
  expect(laneHeight).toBeGreaterThan(0.5);
  expect(carFoot).toBeLessThan(0.5);
});
