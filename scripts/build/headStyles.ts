import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { headFaces } from '../../src/ui/theme/headFaces';

const GLOBAL = 'src/ui/theme/global.css';

/**
 * Puts the global rules, the headings' face, and the fitted device faces into the head of every page, in a style sheet of
 * their own. Chromium lays out the whole page whenever a sheet that holds `@font-face` changes, and styled-components
 * writes to its sheet with every part that loads.
 */
export function headStylesPlugin(): Plugin {
  return {
    name: 'harmattan-head-styles',
    transformIndexHtml: async () => {
      const children = (headFaces + (await readFile(GLOBAL, 'utf8')))
        .replaceAll(/\/\*.*?\*\//gs, '')
        .replaceAll(/\s*([{};:,])\s*/g, '$1')
        .trim();
      return [{ tag: 'style', children, injectTo: 'head' }];
    },
  };
}
