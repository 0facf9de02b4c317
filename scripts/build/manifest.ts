/** The part of Vite's build manifest that the pages need. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] }>
>;

const ENTRY = 'index.html';

/** The files that a page's folder needs beside the entry's own: its chunk and what it imports. */
export function chunksOf(manifest: Manifest, folder: string): readonly string[] {
  const key = Object.keys(manifest).find((name) =>
    new RegExp(`^src/pages/${folder}/\\w+Page\\.tsx$`).test(name),
  );
  if (!key) throw new Error(`the build has no page chunk for ${folder}`);
  const ofEntry = new Set([ENTRY, ...importsOf(manifest, ENTRY)]);
  return [key, ...importsOf(manifest, key)]
    .filter((name) => !ofEntry.has(name))
    .map((name) => `/${manifest[name]?.file ?? ''}`);
}

function importsOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  for (const name of manifest[key]?.imports ?? []) {
    if (seen.has(name)) continue;
    seen.add(name);
    importsOf(manifest, name, seen);
  }
  return [...seen];
}
