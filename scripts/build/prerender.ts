import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { paths } from '../../src/config/paths';
import type { render, site, startNotice } from '../../src/prerender';
import { headOf } from './head';
import { codeOf } from './manifest';
import type { Manifest } from './manifest';
import { buildInline, writeRescue } from './starter';

/** A route's file: index.html for `/`, about.html for `/about`. */
const fileOf = (route: string): string => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

/** Vite loads the entry immediately. Our starter loads it after the first paint. */
const MODULE_TAG = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;
/** The chunk of @vitejs/plugin-legacy. The starter loads it only in browsers that need it. */
const POLYFILLS = /\/assets\/polyfills-[\w-]+\.js/;
/** Keep Cloudflare from rewriting e-mail addresses, after which React couldn't hydrate the page: docs/deployment.md. */
const EMAIL_OFF = '<!--email_off-->';
const EMAIL_ON = '<!--/email_off-->';
/** Blocked by the policy, and not repaired by hydration. */
const STYLE_ATTRIBUTE = /<[a-z][^>]*\sstyle="/;

/** React Router marks links for lazy route discovery, a framework-mode feature. Removing it saves bytes. */
const DISCOVERY_MARK = / data-discover="true"/g;

/** React's output for a Suspense boundary whose content threw. */
const FAILED_BOUNDARY = '<!--$!-->';

/** No route has this path, so it renders the not-found page. */
export const NOT_FOUND = '/404';

/**
 * Writes an HTML file for every route, and 404.html.
 * @returns each page's HTML by route
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
    startNotice: typeof startNotice;
  };
  const starter = await buildInline('starter', errorReportUrl);
  const beforePaint = await buildInline('beforePaint');
  const rescue = await writeRescue(out, errorReportUrl);
  const entryHtml = await readFile(path.join(out, 'index.html'), 'utf8');
  const polyfills = POLYFILLS.exec(entryHtml)?.[0];
  if (!polyfills) throw new Error('the build has no polyfills');
  // Usually, the rescue script does nothing, so it comes after all that the first paint needs.
  const rescueTag = `<script type="module" src="${rescue}" fetchpriority="low"></script>`;
  const template = entryHtml
    .replaceAll(MODULE_TAG, '')
    .replace('</head>', () => `  ${server.startNotice.head}\n    <script>${beforePaint}</script>\n  </head>`)
    .replace('<div id="root">', (root) => `${EMAIL_OFF}${root}`)
    .replace(
      '</body>',
      () =>
        `  ${server.startNotice.html}${EMAIL_ON}\n    <script>${starter}</script>\n    ${rescueTag}\n  </body>`,
    );

  const targets = [
    ...Object.entries(paths).map(([name, route]) => ({ name, route })),
    { name: 'notFound', route: NOT_FOUND },
  ];
  const pages = new Map<string, string>();
  for (const { name, route } of targets) {
    const page = await server.render(route);
    if (page.html.includes(FAILED_BOUNDARY)) throw new Error(`${route}: a section failed to prerender`);
    if (STYLE_ATTRIBUTE.test(page.html))
      throw new Error(`${route}: the policy would block a style attribute`);
    const head = headOf(
      page,
      name,
      route === NOT_FOUND ? undefined : route,
      { ...codeOf(manifest, kebab(name)), polyfills },
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
