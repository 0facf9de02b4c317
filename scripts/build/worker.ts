import { createHash } from 'node:crypto';
import path from 'node:path';
import { build } from 'esbuild';
import { runnerImport } from 'vite';
import { usefulPages } from '../../src/config/usefulPages';
import { codeOf, lateCodeOf } from './manifest';
import type { Manifest } from './manifest';
import type * as offlineModule from './offlinePage';

/** The same for each release that has the same pages, and another for any that has not. */
function versionOf(pages: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const html of pages.values()) hash.update(html);
  return hash.digest('hex').slice(0, 8);
}

/**
 * Writes `sw.js`, the worker that keeps visited pages for times without a line; or, when it is switched off, one that
 * removes it from the browsers that have it.
 */
export async function writeWorker(
  out: string,
  manifest: Manifest,
  pages: ReadonlyMap<string, string>,
  isOn: boolean,
): Promise<void> {
  // The company's words know the settings, which Vite fills in.
  const { offlinePage } = (await runnerImport<typeof offlineModule>('/scripts/build/offlinePage.ts')).module;
  // A page's folder has the last part of its path for a name.
  const folders = usefulPages.map((page) => path.posix.basename(page));
  const files = new Set(
    folders.flatMap((folder) => {
      const { frame, page } = codeOf(manifest, folder);
      return [...frame, ...page, ...lateCodeOf(manifest, folder)];
    }),
  );
  await build({
    entryPoints: [isOn ? 'src/worker/sw.ts' : 'src/worker/remove.ts'],
    outfile: path.join(out, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: {
      VERSION: JSON.stringify(versionOf(pages)),
      USEFUL: JSON.stringify([...usefulPages, ...files]),
      OFFLINE_PAGE: JSON.stringify(offlinePage()),
      // Workbox speaks to developers otherwise.
      'process.env.NODE_ENV': '"production"',
    },
  });
}
