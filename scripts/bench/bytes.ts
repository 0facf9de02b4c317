import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { PHONE_WIDTH } from './budgets';
import { codeIn } from '../build/codeIn';

export interface RouteBytes {
  readonly route: string;
  readonly js: number;
  /** Without the headings' face, which counts as a font. */
  readonly html: number;
  /** Critical styles, part of the HTML, not compressed. */
  readonly css: number;
  readonly picture: number;
  readonly fonts: number;
  readonly elements: number;
}

/** The one font file that every page needs; the others hold rare characters. */
const FONT = /\/fonts\/archivo\.[0-9a-f]+\.woff2/;

const sizeOf = async (file: string) => (await stat(file)).size;

/** What a first visit to a route costs: exact, from the files of the build. */
export async function bytesOf(dist: string, route: string): Promise<RouteBytes> {
  const file = path.join(dist, route === '/' ? 'index.html' : `${route}.html`);
  const html = await readFile(file, 'utf8');
  const code = codeIn(html);
  const js = await Promise.all(code.map((name) => sizeOf(path.join(dist, `${name}.br`))));
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text.length);
  const first = firstPicture(html);
  const inlined = Buffer.byteLength(/data:font\/woff2;base64,([^']+)/.exec(html)?.[1] ?? '', 'base64');
  const font = FONT.exec(await readFile('src/ui/theme/fontFace.ts', 'utf8'))?.[0];
  return {
    route,
    js: js.reduce((sum, size) => sum + size, 0),
    html: (await sizeOf(`${file}.br`)) - inlined,
    css: styles.reduce((sum, length) => sum + length, 0) - Math.ceil(inlined / 3) * 4,
    picture: first ? await sizeOf(path.join(dist, first)) : 0,
    fonts: inlined + (font ? await sizeOf(path.join(dist, font)) : 0),
    elements: html.match(/<[a-z]/g)?.length ?? 0,
  };
}

/** The file of the preloaded picture that a phone takes. */
function firstPicture(html: string): string | undefined {
  const srcset = /<link rel="preload" as="image"[^>]*imagesrcset="([^"]*)"/.exec(html)?.[1];
  const files = (srcset?.split(', ') ?? []).map((entry) => entry.split(' '));
  return files.find(([, width = '']) => Number.parseInt(width, 10) >= PHONE_WIDTH)?.[0];
}
