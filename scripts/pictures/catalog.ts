import sharp from 'sharp';
import { shopCategories } from '../../src/content/pages/shop';
import { withinBytes } from './carFiles';
import { writeCode } from './module';
import { colorOf, writeFiles } from './publish';

/** An item's frame and the distance to the next one, in pixels, 70 per meter of `scenes/catalog.py`, whose order is the shop's. */
const FRAME = { width: 560, height: 350 };
const SPACING = 840;
const items = shopCategories.flatMap((category) => category.items);
export const CATALOG_WIDTH = FRAME.width + SPACING * (items.length - 1);
const BYTES = 9_000;
const QUALITIES = [58, 54, 50, 46, 42, 38];
const WEBP_QUALITY = 72;

/** Cuts the shop's pictures from one strip, and writes the module. @returns a line for the terminal */
export async function publishCatalog(strip: string): Promise<string> {
  const files: Record<string, object> = {};
  for (const [index, { id }] of items.entries()) {
    const frame = { left: index * SPACING, top: 0, ...FRAME };
    const image = sharp(await sharp(strip).extract(frame).png().toBuffer());
    const avif = await withinBytes(QUALITIES, BYTES, (quality) =>
      image.clone().avif({ quality, effort: 9, chromaSubsampling: '4:2:0' }).toBuffer(),
    );
    const webp = await image.clone().webp({ quality: WEBP_QUALITY, effort: 6 }).toBuffer();
    const name = `shop-${id}`;
    const version = await writeFiles(name, [
      { suffix: `-${String(FRAME.width)}.avif`, content: avif },
      { suffix: `-${String(FRAME.width)}.webp`, content: webp },
    ]);
    files[id] = { version, color: await colorOf(await image.toBuffer()) };
  }
  await writeCode('src/content/pictures/catalog.ts', moduleText(files));
  return `catalog: ${items.map(({ id }) => id).join(', ')}`;
}

const moduleText = (files: object) => `import type { PictureFiles } from '../../lib/picture';

// Written by \`npm run pictures catalog\`. Do not edit.

const files: Readonly<Record<string, Pick<PictureFiles, 'version' | 'color'>>> = ${JSON.stringify(files)};

/** The picture of a shop item. Its name stands next to it. */
export const catalogPicture = (id: string): PictureFiles => ({
  name: \`shop-\${id}\`,
  version: '',
  color: 'none',
  ...files[id],
  width: ${String(FRAME.width)},
  height: ${String(FRAME.height)},
  widths: [${String(FRAME.width)}],
  alt: '',
});
`;
