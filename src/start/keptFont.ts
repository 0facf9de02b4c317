import { mainSource, webFaceDescriptors } from '../ui/fontFace';

/**
 * The second inline script of a page, in its head: where the worker has kept the typeface from an earlier visit, it is
 * there for the first paint. Without the worker nothing is fetched here, and the page stays in the device's own face.
 *
 * Compiled into every page by scripts/build/starter.ts.
 */
if (navigator.serviceWorker?.controller && 'FontFace' in window) {
  document.fonts.add(new FontFace('Archivo', mainSource, webFaceDescriptors));
}
