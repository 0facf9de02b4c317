import type { Plugin } from 'vite';
import { headFaces } from '../../src/ui/theme/headFaces';

/**
 * Puts the heading's face and the fitted device faces into the head of every page, in a style sheet of their own.
 * Chromium lays out the whole page whenever a sheet that holds `@font-face` changes, and styled-components writes to its
 * sheet with every part that loads.
 */
export function headFacesPlugin(): Plugin {
  const children = headFaces.trim().replaceAll(/\s*([{};:,])\s*/g, '$1');
  return {
    name: 'harmattan-head-faces',
    transformIndexHtml: () => [{ tag: 'style', children, injectTo: 'head' }],
  };
}
