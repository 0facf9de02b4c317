import { pause, withRetries } from '../lib/withRetries';

/**
 * Imports modules in order, each in its own task, so that no task is long. Dependencies come first, the entry
 * last.
 * @param isFinal whether there's no point in trying again after this error
 * @throws the error of a module's last attempt
 */
export async function runModules(
  files: readonly string[],
  isFinal?: (error: unknown) => boolean,
): Promise<void> {
  for (const file of files) {
    await withRetries(() => import(file), isFinal);
    await pause(0);
  }
}
