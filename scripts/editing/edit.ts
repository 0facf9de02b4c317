interface Change {
  readonly file: string;
  /** Where it is put; left out, at the end of the file. */
  readonly find?: RegExp;
  readonly put: string;
}

/** A change that docs/editing.md describes. */
export interface Edit {
  /** Where the guide describes it: the first cell of a row, a heading or how a paragraph begins. */
  readonly guide: string;
  readonly changes: readonly Change[];
  /** Name of a picture that is replaced by a photograph. */
  readonly photograph?: string;
  /** What the guide says to run afterwards: `npm run …`. */
  readonly then?: readonly string[];
  /** Jest tests that show what was edited. */
  readonly tests: readonly string[];
}

/**
 * The files that edits change, with their new text.
 * @throws an error for an edit that finds nothing to change
 */
export function editedFiles(
  edits: readonly Edit[],
  read: (file: string) => string,
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const { guide, changes } of edits)
    for (const { file, find, put } of changes) {
      const before = texts.get(file) ?? read(file);
      const after = find ? before.replace(find, put) : before + put;
      if (after === before) throw new Error(`“${guide}”: ${String(find)} changes nothing in ${file}`);
      texts.set(file, after);
    }
  return texts;
}
