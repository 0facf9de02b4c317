import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Replaces the file's part of every styled component's ID, which the compiler derives from the file's absolute path, with one
 * from its path in the project. Otherwise, a build in another folder would name and compress every file differently, and visitors
 * would download them all again.
 */
export function componentIdsPlugin(): Plugin {
  const files = new Map<string, string>();
  return {
    name: 'harmattan-component-ids',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: { include: /\/src\//, exclude: /\/node_modules\// }, code: 'componentId' },
      handler(code, id) {
        const file = path.relative(this.environment.config.root, id).replaceAll(path.sep, '/');
        const digest = createHash('sha256').update(file).digest('base64url');
        const hash = digest.replaceAll(/[^a-z\d]/gi, '').slice(0, 4);
        const other = files.get(hash) ?? file;
        if (other !== file) throw new Error(`${file} and ${other} have the same hash: take more of it.`);
        files.set(hash, file);
        const renamed = code.replaceAll(/(componentId: ?["'`]sc-)[a-z\d]+-/g, `$1${hash}-`);
        if (renamed === code)
          throw new Error(`No component of ${file} was renamed: has the compiler changed?`);
        return renamed;
      },
    },
  };
}
