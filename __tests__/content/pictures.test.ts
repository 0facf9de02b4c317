import { existsSync, readFileSync, statSync } from 'node:fs';
import { crops, scenes } from '../../scripts/pictures/scenes';
import { strips } from '../../scripts/pictures/strips';
import { versionOf } from '../../scripts/pictures/version';
import { galleryPictures } from '../../src/content/pages/gallery';
import { stagePictures } from '../../src/content/pages/howItWorks';
import { shopCategories } from '../../src/content/pages/shop';
import { catalogPicture } from '../../src/content/pictures/catalog';
import {
  autoShipping,
  careersPhone,
  carPurchasePhone,
  heroPhone,
  heroWide,
  international,
  notFound,
  referralPhone,
  shopPhone,
  trucking,
} from '../../src/content/pictures/scenes';
import { stripPicture } from '../../src/content/pictures/strips';
import { pictureUrl } from '../../src/lib/picture';
import type { PictureFiles } from '../../src/lib/picture';

const pictures = [...galleryPictures, autoShipping, international, notFound, trucking];
const stages = Object.values(stagePictures).flatMap(({ crop = [] }) => crop);
const cropped = [carPurchasePhone, careersPhone, heroPhone, heroWide, referralPhone, shopPhone, ...stages];
const shopItems = shopCategories.flatMap(({ items }) => items.map(({ id }) => catalogPicture(id)));
const frames = strips.flatMap(({ name, ids, bytes }) =>
  ids.map((id) => ({ ...stripPicture(name, id), bytes })),
);
const all = [...pictures, ...cropped, ...shopItems, ...frames];

it.each(scenes)('$name is in the gallery, or on the 404 page', ({ name }) => {
  expect(pictures.map((picture) => picture.name)).toContain(name);
});

const filesOf = (picture: PictureFiles): string[] =>
  picture.widths.flatMap((width) =>
    (['avif', 'webp'] as const).map((format) => `public${pictureUrl(picture, width, format)}`),
  );

it.each(all)('$name has every file it lists', (picture) => {
  const files = filesOf(picture);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it.each(all)('$name is versioned by the content of its files', (picture) => {
  expect(picture.version).toBe(versionOf(filesOf(picture).map((file) => readFileSync(file))));
});

it.each(frames)('$name has its bytes in each width', (picture) => {
  for (const width of picture.widths) {
    const { size } = statSync(`public${pictureUrl(picture, width, 'avif')}`);
    expect(size).toBeLessThanOrEqual(picture.bytes[width] ?? 0);
  }
});

it.each(Object.entries(crops).flatMap(([scene, list]) => list.map((crop) => ({ scene, ...crop }))))(
  '$name has its scene’s alt text, and each of its AVIFs its bytes',
  ({ scene, name, bytes = {} }) => {
    const crop = cropped.find((files) => files.name === name);
    expect(crop?.alt).toBe(scenes.find((picture) => picture.name === scene)?.alt);
    for (const [width, most] of Object.entries(bytes)) {
      const url = crop ? pictureUrl(crop, Number(width), 'avif') : '';
      expect(statSync(`public${url}`).size).toBeLessThanOrEqual(most);
    }
  },
);
