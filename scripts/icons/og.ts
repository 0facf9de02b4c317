import { mkdir, readdir, readFile } from 'node:fs/promises';
import { chromium as engine } from '@playwright/test';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { chromium } from '../../playwright.config';
import { paths } from '../../src/config/paths';
import { companyName } from '../../src/content/companyName';
import type * as titlesModule from '../../src/content/pageTitles';
import { typeface } from './typeface';

const WIDTH = 1200;
const HEIGHT = 630;

/** The picture on each route's card. Other routes use the hero picture. */
const pictureNames: Readonly<Record<string, string>> = {
  about: 'office',
  autoShipping: 'auto-shipping',
  carPurchase: 'car-purchase',
  inspection: 'inspection-bay',
  international: 'international',
  logistics: 'logistics',
  contact: 'office',
  portStatus: 'lagos-terminal',
  carriers: 'lagos-terminal',
  careers: 'careers',
  gallery: 'sea-crossing',
  track: 'sea-crossing',
  howItWorks: 'auction-yard',
  referralProgram: 'referral',
  shop: 'shop',
  services: 'container-stuffing',
};

/**
 * Draws share cards: a route's picture, and below it the title in the site's typeface.
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
    const picture = await readPicture(pictureNames[name] ?? 'hero');
    await page.setContent(card(pageTitles[route], picture, face, mark));
    await page.evaluate(() => document.fonts.ready);
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

const card = (title: string, picture: string, face: string, mark: string) => `<!doctype html>
<style>
  ${face}
  body { margin: 0; width: ${String(WIDTH)}px; height: ${String(HEIGHT)}px; display: grid; grid-template-rows: 1fr auto; background: #efe6d2; font-family: Archivo; color: #0b2b3a; overflow: hidden; }
  div.picture { background: url(data:image/webp;base64,${picture}) center / cover; min-height: 0; }
  section { display: flex; justify-content: space-between; align-items: center; gap: 40px; padding: 34px 56px 38px; border-top: 8px solid #f26b1d; }
  h1 { margin: 0; font-size: 60px; line-height: 1.02; font-weight: 800; font-stretch: 118%; letter-spacing: -0.02em; text-wrap: balance; }
  p { margin: 0; display: flex; align-items: center; gap: 16px; font-size: 30px; font-weight: 800; font-stretch: 118%; letter-spacing: -0.015em; white-space: nowrap; }
  img { width: 64px; }
</style>
<div class="picture"></div>
<section><h1>${title.replaceAll('&', '&amp;')}</h1><p><img src="data:image/svg+xml;base64,${mark}" alt="">${companyName.short}</p></section>`;
