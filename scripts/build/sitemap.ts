import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes sitemap.xml with every route, and a robots.txt that links to it. */
export async function writeSitemap(out: string, siteUrl: string, routes: readonly string[]): Promise<void> {
  const urls = routes.map((route) => `  <url><loc>${siteUrl}${route}</loc></url>`).join('\n');
  await writeFile(
    path.join(out, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
  );
  await writeFile(
    path.join(out, 'robots.txt'),
    `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
}
