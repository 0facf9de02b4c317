import sharp from 'sharp';
import { shopCategories } from '../../src/content/pages/shop';
import { withinBytes } from './carFiles';
import { writeCode } from './module';
import { colorOf, writeFiles } from './publish';

/** An item's frame, in pixels. Its ratio must match `scenes/catalog.py`, and the items' order the shop's. */
const FRAME = { width: 560, height: 350 };
const items = shopCategories.flatMap((category) => category.items);
export const CATALOG_WIDTH = FRAME.width * items.length;
const BYTES = 9_000;
const QUALITIES = [58, 54, 50, 46, 42, 38];
const WEBP_QUALITY = 72;

/** Cuts the shop's pictures from one strip, and writes the module. @returns a line for the terminal */
export async function publishCatalog(strip: string): Promise<string> {
  const versions: Record<string, string> = {};
  for (const [index, { id }] of items.entries()) {
    const frame = { left: index * FRAME.width, top: 0, ...FRAME };
    const image = sharp(await sharp(strip).extract(frame).png().toBuffer());
    const avif = await withinBytes(QUALITIES, BYTES, (quality) =>
      image.clone().avif({ quality, effort: 9, chromaSubsampling: '4:2:0' }).toBuffer(),
    );
    const webp = await image.clone().webp({ quality: WEBP_QUALITY, effort: 6 }).toBuffer();
    const name = `shop-${id}`;
    versions[id] = await writeFiles(name, [
      { suffix: `-${String(FRAME.width)}.avif`, content: avif },
      { suffix: `-${String(FRAME.width)}.webp`, content: webp },
    ]);
  }
  await writeCode('src/content/pictures/catalog.ts', moduleText(versions, await colorOf(strip)));
  return `catalog: ${items.map(({ id }) => id).join(', ')}`;
}

const moduleText = (
  versions: object,
  color: string,
) => `import type { PictureFiles } from '../../lib/picture';

// Written by \`npm run pictures catalog\`. Do not edit.

const versions: Readonly<Record<string, string>> = ${JSON.stringify(versions)};

/** The picture of a shop item. Its name stands next to it. */
export const catalogPicture = (id: string): PictureFiles => ({
  name: \`shop-\${id}\`,
  version: versions[id] ?? '',
  width: ${String(FRAME.width)},
  height: ${String(FRAME.height)},
  widths: [${String(FRAME.width)}],
  color: '${color}',
  alt: '',
});
`;
