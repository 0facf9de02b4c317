import { createHash } from 'node:crypto';

/**
 * A picture's version: its files, by width and each as AVIF and WebP. A name stands for exactly this content, since
 * browsers keep it for ever: whatever changes a byte changes the name.
 */
export function versionOf(contents: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 8);
}
