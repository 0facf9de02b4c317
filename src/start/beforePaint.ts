import { mainSource, webFaceDescriptors } from '../ui/theme/fontFace';
import { canStart, setScripts } from './scripts';

/**
 * A second inline script, in the head. It shows the parts of the page that need scripts before the first paint, so that
 * nothing moves later.
 *
 * If the service worker has cached the main font, it also loads that in time for the first paint. Otherwise nothing is
 * fetched here, and the page keeps its fallback font. Browsers that support service workers also support FontFace.
 * Compiled into every page by scripts/build/starter.ts.
 */
setScripts(canStart());
if ((navigator as Partial<Navigator>).serviceWorker?.controller) {
  const face = new FontFace('Archivo', mainSource, webFaceDescriptors);
  document.fonts.add(face);
  // Load it now rather than when text first uses it, because with `font-display: optional` a late font isn't
  // used. If it fails, the fallback font stays.
  face.load().catch(() => undefined);
}
