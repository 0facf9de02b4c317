import { existsSync, readFileSync } from 'node:fs';
import { scenes } from '../../scripts/pictures/scenes';
import { versionOf } from '../../scripts/pictures/version';
import { galleryPictures } from '../../src/content/pages/gallery';
import { heroPhone } from '../../src/content/pictures/heroPhone';
import { notFound } from '../../src/content/pictures/notFound';
import { pictureUrl } from '../../src/lib/picture';
import type { PictureFiles } from '../../src/lib/picture';

const pictures = [...galleryPictures, notFound];

it.each(scenes)('$name has the texts of its scene (if not: npm run pictures $name -- --words)', (scene) => {
  const picture = pictures.find(({ name }) => name === scene.name);
  expect(picture).toMatchObject(scene);
});

const filesOf = (picture: PictureFiles): string[] =>
  picture.widths.flatMap((width) =>
    (['avif', 'webp'] as const).map((format) => `public${pictureUrl(picture, width, format)}`),
  );

it.each([...pictures, heroPhone])('$name has every file it lists', (picture) => {
  const files = filesOf(picture);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it.each([...pictures, heroPhone])('$name is versioned by the content of its files', (picture) => {
  expect(picture.version).toBe(versionOf(filesOf(picture).map((file) => readFileSync(file))));
});
