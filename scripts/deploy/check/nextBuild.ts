import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { HeaderSet } from '../../build/headers';
import { headersOf } from '../../build/headers';
import { GENERATED, writeDeployment } from '../generate';

export interface NextBuild {
  readonly folder: string;
  /** A chunk that only the build before has, and its successor. */
  readonly oldChunk: string;
  readonly newChunk: string;
}

/** In the pages of the next build only. */
export const MARK = '/*next*/';

/**
 * A build as if something had changed: other inline texts on each page, so other policies, and a chunk under
 * another name. Its pages have no compressed copies, which is all one to a swap.
 */
export async function makeNextBuild(build: string, headers: HeaderSet): Promise<NextBuild> {
  const folder = `${build}-next`;
  const dist = path.join(folder, 'dist');
  await cp(path.join(build, 'dist'), dist, { recursive: true, preserveTimestamps: true });
  const chunks = (await readdir(path.join(dist, 'assets'))).filter((name) => name.endsWith('.js'));
  const oldName = chunks.find((name) => name.startsWith('CookiesPage-'));
  if (!oldName) throw new Error('the build has no chunk of the page about cookies');
  const newName = 'CookiesPage-nextnext.js';
  await rename(path.join(dist, 'assets', oldName), path.join(dist, 'assets', newName));
  for (const ending of ['.br', '.gz']) await rm(path.join(dist, 'assets', oldName + ending));

  const pages = new Map<string, string>();
  for (const route of Object.keys(headers).filter((name) => name !== '*')) {
    const file = path.join(dist, route === '/' ? 'index.html' : `${route}.html`);
    const html = (await readFile(file, 'utf8'))
      .replaceAll(oldName, newName)
      .replaceAll(/<\/style>/g, `${MARK}</style>`)
      .replace(/<\/script>(\s*<\/body>)/, `${MARK}</script>$1`);
    await writeFile(file, html);
    for (const ending of ['.br', '.gz']) await rm(file + ending);
    pages.set(route, html);
  }
  const own = headersOf(pages, []);
  await writeDeployment(own, path.join(folder, GENERATED));
  return { folder, oldChunk: `/assets/${oldName}`, newChunk: `/assets/${newName}` };
}
