import { pause, withRetries } from '../lib/withRetries';

/**
 * Runs each module in a task of its own, so that no task is long: what a file needs comes before it in the list, and
 * the entry is the last. If one cannot be had, the entry is tried at once: it does without the page's own module, and
 * shows its error screen instead.
 * @throws what the entry's last try threw
 */
export async function runModules(files: readonly string[]): Promise<void> {
  try {
    for (const file of files) {
      await withRetries(() => import(file));
      await pause(0);
    }
  } catch {
    await withRetries(() => import(files.at(-1) ?? ''));
  }
}
