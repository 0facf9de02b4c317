import { pause, withRetries } from '../lib/withRetries';

/**
 * Runs each module in a task of its own, so that no task is long: a file comes after what it imports, and the entry last.
 * @throws what the last try of a module threw
 */
export async function runModules(files: readonly string[]): Promise<void> {
  for (const file of files) {
    await withRetries(() => import(file));
    await pause(0);
  }
}
