import { writeFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { chromium as engine } from '@playwright/test';
import type { Page } from '@playwright/test';
import { runnerImport } from 'vite';
import { chromium } from '../../playwright.config';
import type * as partnersModule from '../../src/content/partners';
import { typeface } from './typeface';

const SIZE = { width: 160, height: 48 };
const FONT_SIZE = 27;
/** In thousandths of the font size. */
const CAP_HEIGHT = 700;
const LETTER_SPACING = -15;
const INK = '#0B2B3A';

interface Glyph {
  /** SVG path data and advance, in thousandths of the font size. */
  readonly path: string;
  readonly advance: number;
}

/**
 * Draws the auctions' names as outlines, because an SVG used as an image can't load fonts. The outlines come from a PDF,
 * in which Chromium writes the glyphs of a variable font as paths.
 * @returns the number of word marks written
 */
export async function wordMarks(): Promise<number> {
  const { auctionPartners } = (await runnerImport<typeof partnersModule>('/src/content/partners.ts')).module;
  const face = await typeface('A');
  const browser = await engine.launch(chromium);
  const page = await browser.newPage();
  for (const { name, logo } of auctionPartners) {
    const glyphs: Glyph[] = [];
    for (const letter of name) glyphs.push(await glyphOf(page, letter, face));
    await writeFile(`public${logo}`, `${markOf(name, glyphs)}\n`);
  }
  await browser.close();
  return auctionPartners.length;
}

async function glyphOf(page: Page, letter: string, face: string): Promise<Glyph> {
  await page.setContent(`<style>
    ${face}
    body { font: 800 100px A; font-stretch: 118%; }
  </style>${letter}`);
  await page.evaluate(() => document.fonts.ready);
  const programs = streamsOf(await page.pdf()).filter((stream) => /\bd1\b/.test(stream));
  // The first one is the font's .notdef glyph.
  const program = programs.at(-1);
  if (!program || programs.length < 2) throw new Error(`No outline of "${letter}" in the PDF`);
  return { advance: Number.parseFloat(program), path: pathOf(program) };
}

function streamsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/<<((?:(?!>>\s*stream)[^])*)>>\s*stream\r?\n/g)].map(
    ({ 0: head, 1: dict, index }) => {
      const start = index + head.length;
      const bytes = pdf.subarray(start, text.indexOf('endstream', start));
      return (dict?.includes('FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
    },
  );
}

/** Converts PDF path operators to SVG. PDF puts operands before the operator, and has one for rectangles. */
function pathOf(program: string): string {
  return [...program.matchAll(/^([-\d. ]*)\b(m|l|c|h|re)$/gm)]
    .map(([, operands = '', operator = '']) => {
      const numbers = operands
        .trim()
        .split(/\s+/)
        .filter(Boolean)
        .map((n) => Math.round(Number(n)));
      if (operator === 'h') return 'Z';
      if (operator !== 're') return operator.toUpperCase() + numbers.join(' ');
      const [x = 0, y = 0, width = 0, height = 0] = numbers;
      return `M${String(x)} ${String(y)}h${String(width)}v${String(height)}H${String(x)}Z`;
    })
    .join('');
}

function markOf(name: string, glyphs: readonly Glyph[]): string {
  const scale = FONT_SIZE / 1000;
  let x = 0;
  const letters = glyphs.map(({ path, advance }) => {
    const letter = `<path transform="translate(${String(x)})" d="${path}"/>`;
    x += advance + LETTER_SPACING;
    return letter;
  });
  const left = (SIZE.width - (x - LETTER_SPACING) * scale) / 2;
  const baseline = (SIZE.height + CAP_HEIGHT * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(SIZE.width)}" height="${String(SIZE.height)}" viewBox="0 0 ${String(SIZE.width)} ${String(SIZE.height)}" role="img" aria-label="${name}"><g fill="${INK}" transform="translate(${left.toFixed(2)} ${baseline.toFixed(2)}) scale(${String(scale)})">${letters.join('')}</g></svg>`;
}
