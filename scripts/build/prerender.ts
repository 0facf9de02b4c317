import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { paths } from '../../src/config/paths';
import type { render, site } from '../../src/prerender';
import { headOf } from './head';
import { chunksOf } from './manifest';
import type { Manifest } from './manifest';

/** Where a route's page lies: `/` is index.html, `/about` is about.html. */
export const fileOf = (route: string): string => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

/** No route has this path: it renders what every unknown path gets. */
const NOT_FOUND = '/404';

/**
 * Writes an HTML page for every route, and 404.html for all the rest.
 * @returns how many pages were written
 */
export async function prerenderAll(out: string, ssrOut: string): Promise<number> {
  const entry = pathToFileURL(path.resolve(ssrOut, 'prerender.js')).href;
  const server = (await import(entry)) as { render: typeof render; site: typeof site };
  const template = await readFile(path.join(out, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(path.join(out, '.vite/manifest.json'), 'utf8')) as Manifest;

  const targets = [
    ...Object.entries(paths).map(([name, route]) => ({ folder: kebab(name), route })),
    { folder: 'not-found', route: NOT_FOUND },
  ];
  for (const { folder, route } of targets) {
    const page = await server.render(route);
    const html = template
      .replace('<!--head-->', () =>
        headOf(page, route === NOT_FOUND ? undefined : route, chunksOf(manifest, folder), server.site),
      )
      .replace('<!--app-->', () => page.html);
    if (/<[a-z][^>]*\sstyle="/.test(page.html))
      throw new Error(`${route}: a style attribute would be blocked by the policy`);
    const file = path.join(out, fileOf(route));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  await rm(path.join(out, '.vite'), { recursive: true });
  return targets.length;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
