import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { HeaderSet } from '../../build/headers';
import { headersOf } from '../../build/headers';
import { GENERATED, writeDeployment } from '../generate';

export interface NextBuild {
  readonly folder: string;
  /** A chunk that only the old build has, and its replacement. */
  readonly oldChunk: string;
  readonly newChunk: string;
}

/** Marks the pages of the next build. */
export const MARKER = '/*next*/';

/**
 * Makes a copy of the build as if something had changed: different inline texts on each page, and therefore different
 * policies, and a renamed chunk. Its pages have no compressed copies, which doesn't matter here.
 */
export async function makeNextBuild(build: string, headers: HeaderSet): Promise<NextBuild> {
  const folder = `${build}-next`;
  const dist = path.join(folder, 'dist');
  await cp(path.join(build, 'dist'), dist, { recursive: true, preserveTimestamps: true });
  const chunks = (await readdir(path.join(dist, 'assets'))).filter((name) => name.endsWith('.js'));
  const oldName = chunks.find((name) => name.startsWith('CookiesPage-'));
  if (!oldName) throw new Error('the build has no chunk for the cookies page');
  const newName = 'CookiesPage-nextnext.js';
  await rename(path.join(dist, 'assets', oldName), path.join(dist, 'assets', newName));
  for (const extension of ['.br', '.gz']) await rm(path.join(dist, 'assets', oldName + extension));

  const pages = new Map<string, string>();
  for (const route of Object.keys(headers).filter((name) => name !== '*')) {
    const file = path.join(dist, route === '/' ? 'index.html' : `${route}.html`);
    const html = (await readFile(file, 'utf8'))
      .replaceAll(oldName, newName)
      .replaceAll(/<\/style>/g, `${MARKER}</style>`)
      .replace(/<\/script>(\s*<\/body>)/, `${MARKER}</script>$1`);
    await writeFile(file, html);
    for (const extension of ['.br', '.gz']) await rm(file + extension);
    pages.set(route, html);
  }
  await writeDeployment(headersOf(pages, []), path.join(folder, GENERATED));
  return { folder, oldChunk: `/assets/${oldName}`, newChunk: `/assets/${newName}` };
}
