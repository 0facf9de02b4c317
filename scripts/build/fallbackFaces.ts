import type { Plugin } from 'vite';
import { fallbackFaces } from '../../src/ui/theme/fontFace';

/**
 * Puts the fitted device faces into the head of every page, in a style sheet of their own. Chromium lays the whole page
 * out anew whenever a sheet that holds `@font-face` is written to, and styled-components writes to its sheet with
 * every part that comes.
 */
export function fallbackFacesPlugin(): Plugin {
  const children = fallbackFaces.trim().replaceAll(/\s*([{};:,])\s*/g, '$1');
  return {
    name: 'harmattan-fallback-faces',
    transformIndexHtml: () => [{ tag: 'style', children, injectTo: 'head' }],
  };
}
