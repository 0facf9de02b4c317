import { webFaceDescriptors, webFaces } from './fontFace';

let faces: readonly FontFace[] | undefined;

/** Whether the page came with the typeface: an earlier visit had kept it. */
const isThere = () => [...document.fonts].some(({ family }) => /^"?Archivo"?$/.test(family));

/**
 * Fetches the typeface, after the first paint. What is painted keeps the device's own face, whose measures are fitted
 * to it, and nothing moves; the next page has the typeface, by {@link showWebFonts}.
 */
export function fetchWebFonts(): void {
  // Absent in some embedded browsers: the fallback then stays.
  if (typeof FontFace === 'undefined' || !('fonts' in document) || isThere()) return;
  faces = webFaces.map(
    ({ source, unicodeRange }) => new FontFace('Archivo', source, { ...webFaceDescriptors, unicodeRange }),
  );
  // The others are for names of a few places: the browser fetches them when a page has them.
  faces[0]?.load().catch(() => undefined);
}

/** Another page is on the screen, and may have another face. */
export function showWebFonts(): void {
  for (const face of faces ?? []) document.fonts.add(face);
  faces = undefined;
}
