import { copyFile, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { paths } from '../../src/config/paths';
import { companyName } from '../../src/content/companyName';
import { ogPictures } from './og';
import { wordMarks } from './wordMarks';

const MARK = 'scripts/icons/mark.svg';
const INK = '#0b2b3a';

/**
 * `npm run icons`: writes the site's icons, share cards and auction word marks from the logo and the pictures.
 * `npm run icons faq` draws only the share card of `paths.faq`, since another browser version redraws every file.
 */
async function build(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in paths));
  if (unknown.length > 0) throw new Error(`Not in src/config/paths.ts: ${unknown.join(', ')}`);
  if (names.length > 0) console.log(`${String(await ogPictures(names))} share cards`);
  else await buildAll();
}

async function buildAll(): Promise<void> {
  const mark = await readFile(MARK);
  const square = (size: number) => sharp(mark, { density: (72 * size) / 32 }).resize(size, size);
  await copyFile(MARK, 'public/favicon.svg');
  await square(180).flatten({ background: INK }).png({ palette: true }).toFile('public/apple-touch-icon.png');
  for (const size of [192, 512])
    await square(size)
      .png({ palette: true })
      .toFile(`public/icon-${String(size)}.png`);
  // Maskable: the mark fits the safe zone, a circle of 80%, and the background fills the rest.
  const inner = await square(352).png().toBuffer();
  await sharp({ create: { width: 512, height: 512, channels: 3, background: INK } })
    .composite([{ input: inner, gravity: 'center' }])
    .png({ palette: true })
    .toFile('public/icon-maskable-512.png');
  await writeFile('public/manifest.webmanifest', `${JSON.stringify(manifest, null, 2)}\n`);
  console.log(`${String(await ogPictures([]))} share cards, ${String(await wordMarks())} word marks`);
}

const manifest = {
  name: companyName.full,
  short_name: companyName.short,
  description: 'We buy, inspect, move and ship vehicles between the USA and Nigeria.',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: '#fbf9f4',
  theme_color: INK,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

build(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
