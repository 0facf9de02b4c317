import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** The fields we use of Vite's build manifest. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly imports?: readonly string[];
      readonly dynamicImports?: readonly string[];
    }
  >
>;

const ENTRY = 'index.html';

/** Reads the manifest and deletes it, so that it isn't served. */
export async function extractManifest(out: string): Promise<Manifest> {
  const folder = path.join(out, '.vite');
  const manifest = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
  await rm(folder, { recursive: true });
  return manifest;
}

const PAGES = 'src/pages/';

function pageOf(manifest: Manifest, folder: string): string {
  const page = Object.keys(manifest).find((name) =>
    new RegExp(`^${PAGES}${folder}/\\w+Page\\.tsx$`).test(name),
  );
  if (!page) throw new Error(`the build has no page chunk for ${folder}`);
  return page;
}

/** A file and its imports in evaluation order, the file itself last. */
function withImports(manifest: Manifest, name: string): readonly string[] {
  const ordered = new Set<string>();
  const visit = (key: string, seen: ReadonlySet<string>) => {
    if (seen.has(key) || ordered.has(key)) return;
    for (const imported of manifest[key]?.imports ?? []) visit(imported, new Set([...seen, key]));
    ordered.add(key);
  };
  visit(name, new Set());
  return [...ordered];
}

/**
 * The files a page needs to hydrate, each after its imports. `frame` lists those of every page, the entry last, and
 * `page` those that this page adds.
 *
 * @param folder the page's folder under src/pages
 */
export function codeOf(
  manifest: Manifest,
  folder: string,
): { frame: readonly string[]; page: readonly string[] } {
  const urlOf = (key: string) => `/${manifest[key]?.file ?? ''}`;
  const frame = withImports(manifest, ENTRY);
  const page = withImports(manifest, pageOf(manifest, folder)).filter((key) => !frame.includes(key));
  return { frame: frame.map(urlOf), page: page.map(urlOf) };
}

/** The files that a page loads later, and their imports. Other pages are not included. */
export function lazyCodeOf(manifest: Manifest, folder: string): readonly string[] {
  const found = new Set<string>();
  const visit = (key: string) => {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    const lazy = dynamicImports.filter((name) => !new RegExp(`^${PAGES}[\\w-]+/\\w+Page\\.tsx$`).test(name));
    for (const name of [...imports, ...lazy]) {
      if (found.has(name) || name === ENTRY) continue;
      found.add(name);
      visit(name);
    }
  };
  visit(pageOf(manifest, folder));
  return [...found].map((key) => `/${manifest[key]?.file ?? ''}`);
}
