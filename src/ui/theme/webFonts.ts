import { webFaceDescriptors, webFaces } from './fontFace';

let faces: readonly FontFace[] | undefined;

/** Whether the page already has the font, from the cache of an earlier visit. */
const isThere = () => [...document.fonts].some(({ family }) => /^"?Archivo"?$/.test(family));

/**
 * Fetches the fonts after the first paint. The current page keeps its fallback fonts, whose metrics match, so
 * that nothing shifts; the next page uses the web fonts, see {@link showWebFonts}.
 */
export function fetchWebFonts(): void {
  // Missing in some embedded browsers, where the fallback fonts stay.
  if (typeof FontFace === 'undefined' || !('fonts' in document) || isThere()) return;
  faces = webFaces.map(
    ({ source, unicodeRange }) => new FontFace('Archivo', source, { ...webFaceDescriptors, unicodeRange }),
  );
  // Other faces are needed only for a few place names, so the browser loads them on use.
  faces[0]?.load().catch(() => undefined);
}

/** Call on navigation, when a new page is laid out anyway. */
export function showWebFonts(): void {
  for (const face of faces ?? []) document.fonts.add(face);
  faces = undefined;
}
