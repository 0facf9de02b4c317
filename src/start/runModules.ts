import { pause, withRetries } from '../lib/withRetries';

/**
 * Imports modules in order, each in its own task, so that no task is long. Dependencies come first, the entry
 * last.
 * @throws the error of a module's last attempt
 */
export async function runModules(files: readonly string[]): Promise<void> {
  for (const file of files) {
    await withRetries(() => import(file));
    await pause(0);
  }
}
