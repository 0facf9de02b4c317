import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** The part of Vite's build manifest that the pages need. */
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

/** Reads the manifest and takes it out of what is served. */
export async function takeManifest(out: string): Promise<Manifest> {
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

/** A file's imports in the order of their evaluation, and itself last. */
function withImports(manifest: Manifest, name: string): readonly string[] {
  const inOrder = new Set<string>();
  const visit = (key: string, seen: ReadonlySet<string>) => {
    if (seen.has(key) || inOrder.has(key)) return;
    for (const imported of manifest[key]?.imports ?? []) visit(imported, new Set([...seen, key]));
    inOrder.add(key);
  };
  visit(name, new Set());
  return [...inOrder];
}

/**
 * The files a page needs to come alive, each after what it imports: those of the frame, the entry last; and what the
 * page itself needs besides.
 *
 * @param folder the page's, under src/pages
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

/** The files that a page asks for only when it is used: its own, and what they import in turn; no other page. */
export function lateCodeOf(manifest: Manifest, folder: string): readonly string[] {
  const found = new Set<string>();
  const visit = (key: string) => {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    const late = dynamicImports.filter((name) => !new RegExp(`^${PAGES}[\\w-]+/\\w+Page\\.tsx$`).test(name));
    for (const name of [...imports, ...late]) {
      if (found.has(name) || name === ENTRY) continue;
      found.add(name);
      visit(name);
    }
  };
  visit(pageOf(manifest, folder));
  return [...found].map((key) => `/${manifest[key]?.file ?? ''}`);
}
