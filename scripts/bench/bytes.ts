import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { PHONE_WIDTH } from './budgets';
import { codeIn } from '../build/codeIn';

export interface RouteBytes {
  readonly route: string;
  readonly js: number;
  /** Without the inlined fonts, which count under `fonts`. */
  readonly html: number;
  /** Critical styles, which are part of the HTML. Uncompressed. */
  readonly css: number;
  readonly picture: number;
  readonly fonts: number;
  readonly elements: number;
}

const sizeOf = async (file: string) => (await stat(file)).size;

/** The bytes of a first visit to a route, computed from the build's files. */
export async function bytesOf(dist: string, route: string): Promise<RouteBytes> {
  const file = path.join(dist, route === '/' ? 'index.html' : `${route}.html`);
  const html = await readFile(file, 'utf8');
  const code = codeIn(html);
  const js = await Promise.all(code.map((name) => sizeOf(path.join(dist, `${name}.br`))));
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text.length);
  const picture = firstPicture(html);
  const inlined = [...html.matchAll(/data:font\/woff2;base64,([^']+)/g)].map(([, data = '']) => data);
  const fonts = inlined.reduce((sum, data) => sum + Buffer.byteLength(data, 'base64'), 0);
  return {
    route,
    js: js.reduce((sum, size) => sum + size, 0),
    html: (await sizeOf(`${file}.br`)) - fonts,
    css: styles.reduce((sum, length) => sum + length, 0) - inlined.join('').length,
    picture: picture ? await sizeOf(path.join(dist, picture)) : 0,
    fonts,
    elements: html.match(/<[a-z]/g)?.length ?? 0,
  };
}

/** The file that a phone loads for the preloaded picture. */
function firstPicture(html: string): string | undefined {
  const srcset = /<link rel="preload" as="image"[^>]*imagesrcset="([^"]*)"/.exec(html)?.[1];
  const files = (srcset?.split(', ') ?? []).map((entry) => entry.split(' '));
  return files.find(([, width = '']) => Number.parseInt(width, 10) >= PHONE_WIDTH)?.[0];
}
