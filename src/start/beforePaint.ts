import { markSaved } from './markSaved';
import { canStart, setScripts } from './scripts';

/** Those that are inlined in each page (src/ui/theme/fontFaces.ts). */
const FACES = ['400 1em Archivo', '660 1em Archivo', '780 1em "Archivo Heading"'];

/**
 * A second inline script, in the head. It shows the parts of the page that need scripts before the first paint, so that
 * nothing moves later. Compiled into every page by scripts/build/starter.ts.
 */
setScripts(canStart());
markSaved();
// Browsers decode an inlined font only once a text needs it, and lay out the first frame without it.
for (const face of FACES)
  document.fonts.load(face).catch(() => {
    // Fonts are blocked: the text has the system's face.
  });
