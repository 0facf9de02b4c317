import { pause, withRetries } from '../lib/withRetries';

/**
 * Runs each module in a task of its own, so that no task is long: what a file needs comes before it in the list.
 * @throws what the last try threw, when a module cannot be fetched or fails as it runs
 */
export async function runModules(files: readonly string[]): Promise<void> {
  for (const file of files) {
    await withRetries(() => import(file));
    await pause(0);
  }
}
