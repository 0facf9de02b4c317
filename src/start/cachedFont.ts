import { mainSource, webFaceDescriptors } from '../ui/theme/fontFace';

/**
 * A second inline script, in the head: if the service worker has cached the main font, loads it in time for the first
 * paint. Otherwise nothing is fetched here, and the page keeps its fallback font. Browsers that support service workers
 * also support FontFace. Compiled into every page by scripts/build/starter.ts.
 */
if ((navigator as Partial<Navigator>).serviceWorker?.controller) {
  const face = new FontFace('Archivo', mainSource, webFaceDescriptors);
  document.fonts.add(face);
  // Load it now rather than when text first uses it, because with `font-display: optional` a late font isn't
  // used. If it fails, the fallback font stays.
  face.load().catch(() => undefined);
}
