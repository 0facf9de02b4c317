import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { PHONE_WIDTH } from './budgets';
import { codeIn } from '../build/codeIn';

export interface RouteBytes {
  readonly route: string;
  readonly js: number;
  /** Without the headings' font, which counts under `fonts`. */
  readonly html: number;
  /** Critical styles, which are part of the HTML. Uncompressed. */
  readonly css: number;
  readonly picture: number;
  readonly fonts: number;
  readonly elements: number;
}

/** The font file that every page needs. The others contain rare characters. */
const FONT = /\/fonts\/archivo\.[0-9a-f]+\.woff2/;

const sizeOf = async (file: string) => (await stat(file)).size;

/** The bytes of a first visit to a route, computed from the build's files. */
export async function bytesOf(dist: string, route: string): Promise<RouteBytes> {
  const file = path.join(dist, route === '/' ? 'index.html' : `${route}.html`);
  const html = await readFile(file, 'utf8');
  const code = codeIn(html);
  const js = await Promise.all(code.map((name) => sizeOf(path.join(dist, `${name}.br`))));
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text.length);
  const picture = firstPicture(html);
  const inlined = Buffer.byteLength(/data:font\/woff2;base64,([^']+)/.exec(html)?.[1] ?? '', 'base64');
  const font = FONT.exec(await readFile('src/ui/theme/fontFace.ts', 'utf8'))?.[0];
  return {
    route,
    js: js.reduce((sum, size) => sum + size, 0),
    html: (await sizeOf(`${file}.br`)) - inlined,
    css: styles.reduce((sum, length) => sum + length, 0) - Math.ceil(inlined / 3) * 4,
    picture: picture ? await sizeOf(path.join(dist, picture)) : 0,
    fonts: inlined + (font ? await sizeOf(path.join(dist, font)) : 0),
    elements: html.match(/<[a-z]/g)?.length ?? 0,
  };
}

/** The file that a phone loads for the preloaded picture. */
function firstPicture(html: string): string | undefined {
  const srcset = /<link rel="preload" as="image"[^>]*imagesrcset="([^"]*)"/.exec(html)?.[1];
  const files = (srcset?.split(', ') ?? []).map((entry) => entry.split(' '));
  return files.find(([, width = '']) => Number.parseInt(width, 10) >= PHONE_WIDTH)?.[0];
}
