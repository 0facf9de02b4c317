import { createHash } from 'node:crypto';

/**
 * A hash of all files of a picture. It is part of their names, because browsers cache them forever: any change needs a new
 * name.
 */
export function versionOf(contents: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 8);
}
