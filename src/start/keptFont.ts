import { mainSource, webFaceDescriptors } from '../ui/theme/fontFace';

/**
 * The second inline script of a page, in its head: where the worker has kept the typeface from an earlier visit, it is
 * there for the first paint. Without the worker nothing is fetched here, and the page stays in the device's own face.
 * A browser that has workers has FontFace, too: it is not asked for.
 *
 * Compiled into every page by scripts/build/starter.ts.
 */
if ((navigator as Partial<Navigator>).serviceWorker?.controller) {
  const face = new FontFace('Archivo', mainSource, webFaceDescriptors);
  document.fonts.add(face);
  // Asked for now, not when the first text is laid out: text waits a moment for an optional face. One that does not
  // come is no failure: the text stands in the device's own.
  face.load().catch(() => undefined);
}
