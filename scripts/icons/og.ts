import { mkdir, readdir, readFile } from 'node:fs/promises';
import { chromium as engine } from '@playwright/test';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { chromium } from '../../playwright.config';
import { paths } from '../../src/config/paths';
import { companyName } from '../../src/content/companyName';
import type * as titlesModule from '../../src/content/pageTitles';
import { typeface } from './typeface';

/** How far down to crop a picture, in percent. Others show their lower middle. */
const cropAt: Readonly<Record<string, number>> = {
  'sea-crossing': 12,
  'auto-shipping': 30,
  doorstep: 45,
  office: 45,
};

const WIDTH = 1200;
const HEIGHT = 630;

/** The picture on each route's card. Other routes use the hero picture. */
const pictureNames: Readonly<Record<string, string>> = {
  about: 'office',
  autoShipping: 'auto-shipping',
  carPurchase: 'car-purchase',
  inspection: 'inspection',
  international: 'customs',
  logistics: 'logistics',
  contact: 'doorstep',
  portStatus: 'lagos-terminal',
  carriers: 'terminal-gate',
  careers: 'careers',
  gallery: 'sea-crossing',
  track: 'sea-crossing',
  howItWorks: 'auction-yard',
  referralProgram: 'referral',
  shop: 'shop',
  services: 'container-stuffing',
  quote: 'trucking',
  terms: 'office',
  privacy: 'office',
  cookies: 'office',
};

/**
 * Draws share cards: a route's picture with our name on it, and below it the title in the site's typeface.
 * @param names of the routes in `paths`; all of them if empty
 * @returns the number of cards written
 */
export async function ogPictures(names: readonly string[]): Promise<number> {
  const { pageTitles } = (await runnerImport<typeof titlesModule>('/src/content/pageTitles.ts')).module;
  await mkdir('public/og', { recursive: true });
  const face = await typeface('Archivo');
  const mark = (await readFile('scripts/icons/mark.svg')).toString('base64');
  const browser = await engine.launch(chromium);
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  const entries = Object.entries(paths).filter(([name]) => names.length === 0 || names.includes(name));
  for (const [name, route] of entries) {
    const pictureName = pictureNames[name] ?? 'hero';
    const picture = await readPicture(pictureName);
    await page.setContent(card(pageTitles[route], picture, cropAt[pictureName] ?? 60, face, mark));
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(fitTitle, titleSizes);
    const shot = await page.screenshot({ type: 'png' });
    await sharp(shot).jpeg({ quality: 80, mozjpeg: true }).toFile(`public/og/${name}.jpg`);
  }
  await browser.close();
  return entries.length;
}

/** The largest WebP of a picture, as base64. */
async function readPicture(name: string): Promise<string> {
  const files = (await readdir('public/pictures')).filter(
    (file) => file.startsWith(`${name}.`) && file.endsWith('.webp'),
  );
  const largest = files.sort((a, b) => widthOf(b) - widthOf(a))[0] ?? '';
  return (await readFile(`public/pictures/${largest}`)).toString('base64');
}

const widthOf = (file: string) => Number(/-(\d+)\.webp$/.exec(file)?.[1] ?? 0);

/** Read in a chat at a third of its size, so the title is as large as its one or two lines allow. */
const card = (title: string, picture: string, crop: number, face: string, mark: string) => `<!doctype html>
<style>
  ${face}
  body { margin: 0; width: ${String(WIDTH)}px; height: ${String(HEIGHT)}px; display: grid; grid-template-rows: 1fr auto; position: relative; background: #0b2b3a; color: #fbf9f4; font: 800 40px/1 Archivo; font-stretch: 118%; letter-spacing: -0.02em; overflow: hidden; }
  .picture { background: url(data:image/webp;base64,${picture}) center ${String(crop)}% / cover; min-height: 0; }
  p { position: absolute; top: 0; left: 56px; margin: 0; display: flex; align-items: center; gap: 18px; padding: 22px 30px 22px 22px; background: #0b2b3a; }
  img { width: 68px; }
  h1 { margin: 0; padding: 28px 56px 36px; border-top: 12px solid #f26b1d; font-size: 112px; line-height: 1; font-weight: 800; text-wrap: balance; }
</style>
<div class="picture"></div>
<p><img src="data:image/svg+xml;base64,${mark}" alt="">${companyName.short}</p>
<h1>${title.replaceAll('&', '&amp;')}</h1>`;

/** In pixels. */
const titleSizes: Readonly<Record<'most' | 'least' | 'oneLine' | 'padding', number>> = {
  most: 108,
  least: 60,
  oneLine: 88,
  padding: 64,
};

/** Makes the title smaller until it fits: on one line while it's large, then on two. */
function fitTitle({ most, least, oneLine, padding }: typeof titleSizes): void {
  const title = document.querySelector('h1');
  if (!title) return;
  for (let size = most; size >= least; size -= 2) {
    title.style.fontSize = `${String(size)}px`;
    const lines = Math.round((title.clientHeight - padding) / size);
    if (title.scrollWidth <= innerWidth && lines <= (size < oneLine ? 2 : 1)) return;
  }
}
