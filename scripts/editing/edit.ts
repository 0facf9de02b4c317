interface Change {
  readonly file: string;
  /** The text to replace. Without it, the replacement is appended to the file. */
  readonly find?: RegExp;
  readonly replacement: string;
}

/** A change that docs/editing.md describes. */
export interface Edit {
  /** Where the guide describes it: the first cell of a row, a heading or the beginning of a paragraph. */
  readonly guide: string;
  readonly changes: readonly Change[];
  /** The name of a picture to replace with a photograph. */
  readonly photograph?: string;
  /** The commands that the guide says to run afterwards, without `npm run`. */
  readonly then?: readonly string[];
  /** The Jest tests that render the edited text. */
  readonly tests: readonly string[];
}

/**
 * The edited files with their new text.
 * @throws if an edit changes nothing, because the file is different now or the company has made the change for good
 */
export function editedFiles(
  edits: readonly Edit[],
  read: (file: string) => string,
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const { guide, changes } of edits)
    for (const { file, find, replacement } of changes) {
      const before = texts.get(file) ?? read(file);
      const after = find ? before.replace(find, replacement) : before + replacement;
      if (after === before)
        throw new Error(
          `“${guide}”: ${String(find)} changes nothing in ${file}. Update or remove it in scripts/editing.`,
        );
      texts.set(file, after);
    }
  return texts;
}
