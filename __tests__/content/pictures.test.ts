import { existsSync } from 'node:fs';
import { scenes } from '../../scripts/pictures/scenes';
import { galleryPictures } from '../../src/content/gallery';
import { notFound } from '../../src/content/pictures/notFound';
import { pictureUrl } from '../../src/lib/picture';

const pictures = [...galleryPictures, notFound];

it.each(scenes)('$name says what its scene says (else: npm run pictures $name -- --words)', (scene) => {
  const picture = pictures.find(({ name }) => name === scene.name);
  expect(picture).toMatchObject(scene);
});

it.each(pictures)('$name has every file it names', (picture) => {
  const files = picture.widths.flatMap((width) =>
    (['avif', 'webp'] as const).map((format) => `public${pictureUrl(picture, width, format)}`),
  );
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
