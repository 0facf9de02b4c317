import { PAGE_CODE } from '../../src/lib/ownPage';
import type { RenderedPage, site as Site } from '../../src/prerender';
import type { codeOf } from './manifest';

/** A page's script files, by URL. */
interface PageCode extends ReturnType<typeof codeOf> {
  readonly polyfills: string;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escape(content)}" />`;

/**
 * The part of `<head>` that differs by page: title, description, canonical URL, share card, critical styles, first
 * picture and code.
 *
 * @param name the route's name in `paths`
 * @param route the page's path, or undefined for the 404 page, which has no canonical URL and isn't indexed
 * @param code the page's script files, for the starter
 * @param site the site's name and public URL
 */
export function headOf(
  page: RenderedPage,
  name: string,
  route: string | undefined,
  code: PageCode,
  site: typeof Site,
): string {
  const { title, description, documentTitle } = page.meta;
  const address = route && `${site.url}${route}`;
  return [
    `<title>${escape(documentTitle)}</title>`,
    meta('name', 'description', description),
    address ? `<link rel="canonical" href="${escape(address)}" />` : meta('name', 'robots', 'noindex'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(address
      ? [
          meta('property', 'og:url', address),
          meta('property', 'og:image', `${site.url}/og/${name}.jpg`),
          meta('property', 'og:image:width', '1200'),
          meta('property', 'og:image:height', '630'),
          meta('property', 'og:image:alt', title),
        ]
      : []),
    meta('name', 'twitter:card', 'summary_large_image'),
    firstPicture(page.html),
    page.style,
    meta('name', 'polyfills', code.polyfills),
    meta('name', 'code', code.frame.join(' ')),
    meta('name', PAGE_CODE, code.page.join(' ')),
    // Escaped so that a text can't close the element. JSON allows it everywhere.
    page.data ? `<script type="application/ld+json">${page.data.replaceAll('<', '\\u003c')}</script>` : '',
  ]
    .filter(Boolean)
    .join('\n    ');
}

/**
 * Preloads the page's first picture, so that the browser fetches it before the parser reaches it. A crop for narrow windows
 * comes first in the HTML, and only one of the two is loaded.
 */
export function firstPicture(html: string): string {
  const picture = /<picture[^>]*data-priority[^>]*>.*?<\/picture>/s.exec(html)?.[0] ?? '';
  const sources = picture.match(/<source[^>]*type="image\/avif"[^>]*>/g) ?? [];
  const crop = sources.map((source) => valueOf(source, 'media')).find(Boolean);
  return sources
    .map((source) => {
      const media = valueOf(source, 'media') || (crop && `not all and ${crop}`);
      return [
        '<link rel="preload" as="image" type="image/avif"',
        `imagesrcset="${valueOf(source, 'srcset')}" imagesizes="${valueOf(source, 'sizes')}"`,
        media && `media="${media}"`,
        'fetchpriority="high" />',
      ]
        .filter(Boolean)
        .join(' ');
    })
    .join('\n    ');
}

const valueOf = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';
