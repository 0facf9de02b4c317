/** The part of Vite's build manifest that the pages need. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] }>
>;

const ENTRY = 'index.html';

/**
 * The files a page needs to come alive, what is imported before what imports it: libraries, the page's chunk,
 * and last the entry.
 *
 * @param folder the page's, under src/pages
 */
export function codeOf(manifest: Manifest, folder: string): readonly string[] {
  const page = Object.keys(manifest).find((name) =>
    new RegExp(`^src/pages/${folder}/\\w+Page\\.tsx$`).test(name),
  );
  if (!page) throw new Error(`the build has no page chunk for ${folder}`);
  const inOrder = new Set<string>();
  const visit = (key: string, seen: ReadonlySet<string>) => {
    if (seen.has(key) || inOrder.has(key)) return;
    for (const name of manifest[key]?.imports ?? []) visit(name, new Set([...seen, key]));
    inOrder.add(key);
  };
  visit(page, new Set([ENTRY]));
  visit(ENTRY, new Set());
  return [...inOrder].map((key) => `/${manifest[key]?.file ?? ''}`);
}
