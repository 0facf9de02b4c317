import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Replaces the file's part of every styled component's ID, which the compiler derives from the file's absolute path, with one
 * from its path in the project. Otherwise, a build in another folder would name and compress every file differently, and visitors
 * would download them all again.
 */
export function componentIdsPlugin(): Plugin {
  return {
    name: 'harmattan-component-ids',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { code: 'componentId' },
      handler(code, id) {
        const file = path.relative(this.environment.config.root, id).replaceAll(path.sep, '/');
        const hash = createHash('sha256')
          .update(file)
          .digest('base64url')
          .replaceAll(/[^a-z\d]/gi, '');
        return code.replaceAll(/(componentId: ?["'`]sc-)[a-z\d]+-/g, `$1${hash.slice(0, 4)}-`);
      },
    },
  };
}
