import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { runnerImport } from 'vite';
import { isFile } from '../../src/worker/addresses';
import { usefulPages } from '../../src/config/paths';
import { newestSyntax } from './baseline';
import { codeOf, lazyCodeOf } from './manifest';
import type { Manifest } from './manifest';
import type * as offlineModule from './offlinePage';

/** Changes only when a page changes. */
function versionOf(pages: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const html of pages.values()) hash.update(html);
  return hash.digest('hex').slice(0, 8);
}

/** Bytes of a digest that the worker compares. */
const DIGEST_BYTES = 6;

/** The start of the SHA-256 digest, in base64, of every file that the worker saves, by path. */
async function digestsOf(out: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(out, path.join(entry.parentPath, entry.name))}`)
    .filter((file) => isFile(file) && !/\.(?:br|gz)$/.test(file))
    .sort();
  const digests = paths.map(async (file) => {
    const digest = createHash('sha256')
      .update(await readFile(path.join(out, file)))
      .digest();
    return [file, digest.subarray(0, DIGEST_BYTES).toString('base64')] as const;
  });
  return Object.fromEntries(await Promise.all(digests));
}

/**
 * Writes `sw.js`: the worker that saves visited pages for offline use or, if that's off, one that unregisters itself.
 */
export async function writeWorker(
  out: string,
  manifest: Manifest,
  pages: ReadonlyMap<string, string>,
  isOn: boolean,
): Promise<void> {
  // Loaded through Vite, because the company's module reads settings from `import.meta.env`.
  const { offlinePage } = (await runnerImport<typeof offlineModule>('/scripts/build/offlinePage.ts')).module;
  // A page's folder is named after the last segment of its path.
  const folders = usefulPages.map((page) => path.posix.basename(page));
  const files = new Set(
    folders.flatMap((folder) => {
      const { frame, page } = codeOf(manifest, folder);
      return [...frame, ...page, ...lazyCodeOf(manifest, folder)];
    }),
  );
  await build({
    entryPoints: [isOn ? 'src/worker/sw.ts' : 'src/worker/remove.ts'],
    outfile: path.join(out, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: newestSyntax,
    legalComments: 'none',
    define: {
      DIGESTS: JSON.stringify(await digestsOf(out)),
      VERSION: JSON.stringify(versionOf(pages)),
      USEFUL: JSON.stringify([...usefulPages, ...files]),
      OFFLINE_PAGE: JSON.stringify(offlinePage()),
      // Otherwise Workbox logs to the console.
      'process.env.NODE_ENV': '"production"',
    },
  });
}
