import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { fontFaces } from '../../src/ui/theme/fontFaces';

const GLOBAL = 'src/ui/theme/global.css';

/**
 * Adds the global rules and font faces to every page's head in a separate style sheet. Chromium lays out the whole page
 * again whenever a sheet with `@font-face` changes, and styled-components changes its sheet with every component that
 * loads.
 */
export function headStylesPlugin(): Plugin {
  return {
    name: 'harmattan-head-styles',
    // No module imports the file, so Vite wouldn't reload the page when it changes.
    hotUpdate({ file }) {
      if (this.environment.name === 'client' && path.resolve(file) === path.resolve(GLOBAL))
        this.environment.hot.send({ type: 'full-reload', path: '*' });
    },
    transformIndexHtml: async () => {
      const children = (fontFaces + (await readFile(GLOBAL, 'utf8')))
        .replaceAll(/\/\*.*?\*\//gs, '')
        .replaceAll(/\s*([{};:,])\s*/g, '$1')
        .trim();
      return [{ tag: 'style', children, injectTo: 'head' }];
    },
  };
}
