import { webFaceDescriptors, webFaces } from './fontFace';

/**
 * Adds the typeface, after the first paint: until it has come, faces of the device stand in whose measures
 * are fitted to it. The browser fetches a file only when the page has a character of its range.
 */
export function addWebFonts(): void {
  // Absent in some embedded browsers: the fallback then stays.
  if (typeof FontFace === 'undefined') return;
  for (const { source, unicodeRange } of webFaces) {
    document.fonts.add(new FontFace('Archivo', source, { ...webFaceDescriptors, unicodeRange }));
  }
}
