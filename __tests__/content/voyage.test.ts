import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { PICTURES_BYTES } from '../../scripts/bench/budgets';
import { versionOf } from '../../scripts/pictures/version';
import { voyageAlts, voyageStages } from '../../scripts/pictures/voyage';
import { carFoot, laneHeight, voyageTiles } from '../../src/content/pictures/voyage';
import { pictureUrl } from '../../src/lib/picture';
import { carPictures } from '../../src/ui/vehicles/carPictures';

const contentOf = (file: string) => readFileSync(`public${file}`);

it.each(voyageStages)(
  'the tile %s has its alt text and is versioned by the content of its files',
  (stage) => {
    const tile = voyageTiles[stage];
    expect(tile.alt).toBe(voyageAlts[stage]);
    const files = tile.widths.flatMap((width) => [
      pictureUrl(tile, width, 'avif'),
      pictureUrl(tile, width, 'webp'),
    ]);
    expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([]);
    expect(tile.version).toBe(versionOf(files.map(contentOf)));
  },
);

it.each(voyageStages)('the sky of %s begins in the color of the page above it', async (stage) => {
  const [, hex = ''] = /--sea-tint: #(\w+);/.exec(readFileSync('src/ui/theme/global.css', 'utf8')) ?? [];
  const tint = [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16));
  for (const width of voyageTiles[stage].widths) {
    const file = contentOf(pictureUrl(voyageTiles[stage], width, 'avif'));
    const top = await sharp(file).extract({ left: 0, top: 0, width, height: 2 }).raw().toBuffer();
    const off = [...top].map((value, index) => Math.abs(value - (tint[index % 3] ?? 0)));
    expect(Math.max(...off)).toBeLessThanOrEqual(2);
  }
});

it.each(Object.values(carPictures))(
  '$small, the larger file and the shadow are versioned by their content',
  ({ small, large, shadow }) => {
    for (const file of [small, large, shadow])
      expect(file.endsWith(`.${versionOf([contentOf(`${file}.avif`), contentOf(`${file}.webp`)])}`)).toBe(
        true,
      );
  },
);

it('has the lane in the lower half of a tile, and the wheels in the lower half of a car’s frame', () => {
  expect(laneHeight).toBeGreaterThan(0.5);
  expect(carFoot).toBeLessThan(0.5);
});

it.each([320, 480, 720])(
  'weighs at most 62 kB before anyone scrolls sideways, in tiles of %d px',
  (width) => {
    // What Chromium fetches with the first stage in the middle, at most.
    const tiles = voyageStages.slice(0, 5).map((stage) => pictureUrl(voyageTiles[stage], width, 'avif'));
    const weigh = (files: readonly string[]) => files.reduce((sum, file) => sum + contentOf(file).length, 0);
    const heaviest = Math.max(
      ...Object.values(carPictures).map(({ small, shadow }) => weigh([`${small}.avif`, `${shadow}.avif`])),
    );
    expect(weigh(tiles) + heaviest).toBeLessThanOrEqual(PICTURES_BYTES);
    expect(Math.max(...voyageTiles.buy.widths)).toBe(720);
  },
);
