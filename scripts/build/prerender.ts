import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { paths } from '../../src/config/paths';
import type { render, site, trouble } from '../../src/prerender';
import { headOf } from './head';
import { codeOf } from './manifest';
import type { Manifest } from './manifest';
import { buildInline } from './starter';

/** Where a route's page lies: `/` is index.html, `/about` is about.html. */
const fileOf = (route: string): string => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

/** Vite asks for the entry at once; our starter asks for it when the page has been painted. */
const MODULE_TAG = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;
/** What the policy forbids, and hydration would not repair. */
const STYLE_ATTRIBUTE = /<[a-z][^>]*\sstyle="/;

/** The router's mark on every link for a framework's route discovery, which this site has not: a tenth of a segment. */
const DISCOVERY_MARK = / data-discover="true"/g;

/** What React leaves in place of a Suspense boundary whose content threw. */
const FAILED_BOUNDARY = '<!--$!-->';

/** No route has this path: it renders what every unknown path gets. */
export const NOT_FOUND = '/404';

/**
 * Writes an HTML page for every route, and 404.html for all the rest.
 * @returns the pages' HTML by route
 */
export async function prerenderAll(
  out: string,
  ssrOut: string,
  manifest: Manifest,
  errorReportUrl?: string,
): Promise<ReadonlyMap<string, string>> {
  const entry = pathToFileURL(path.resolve(ssrOut, 'prerender.js')).href;
  const server = (await import(entry)) as {
    render: typeof render;
    site: typeof site;
    trouble: typeof trouble;
  };
  const starter = await buildInline('starter', errorReportUrl);
  const keptFont = await buildInline('keptFont');
  const template = (await readFile(path.join(out, 'index.html'), 'utf8'))
    .replaceAll(MODULE_TAG, '')
    .replace(
      '</head>',
      () => `  <style>${server.trouble.style}</style>\n    <script>${keptFont}</script>\n  </head>`,
    )
    .replace('</body>', () => `  ${server.trouble.html}\n    <script>${starter}</script>\n  </body>`);

  const targets = [
    ...Object.entries(paths).map(([name, route]) => ({ name, route })),
    { name: 'notFound', route: NOT_FOUND },
  ];
  const pages = new Map<string, string>();
  for (const { name, route } of targets) {
    const page = await server.render(route);
    if (page.html.includes(FAILED_BOUNDARY))
      throw new Error(`${route}: a section failed while it was prerendered`);
    if (STYLE_ATTRIBUTE.test(page.html))
      throw new Error(`${route}: a style attribute would be blocked by the policy`);
    const head = headOf(
      page,
      name,
      route === NOT_FOUND ? undefined : route,
      codeOf(manifest, kebab(name)),
      server.site,
    );
    const body = page.html.replaceAll(DISCOVERY_MARK, '');
    const html = template.replace('<!--head-->', () => head).replace('<!--app-->', () => body);
    const file = path.join(out, fileOf(route));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, html);
    pages.set(route, html);
  }
  return pages;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
