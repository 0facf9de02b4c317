/** Written by scripts/fonts/build.py. Do not edit. */

interface WebFace {
  readonly source: string;
  readonly unicodeRange: string;
}

/** Descriptors of all font files. */
export const webFaceDescriptors = { weight: '400 850', display: 'optional' } as const;

/** The font file that every page needs. */
export const mainSource = "url('/fonts/archivo.64521191.woff2') format('woff2')";

/** The font files. Every page needs the first one. */
export const webFaces: readonly WebFace[] = [
  {
    source: mainSource,
    unicodeRange:
      'U+20-7E, U+A0, U+A3, U+A7, U+A9, U+AE, U+B0, U+B7, U+BD, U+C0, U+C9, U+D3, U+D7, U+E0, U+E9, U+F3, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2191, U+2193, U+2212',
  },
  {
    source: "url('/fonts/archivo-naira.216f6abd.woff2') format('woff2')",
    unicodeRange: 'U+1E62-1E63, U+20A6',
  },
  {
    source: "url('/fonts/archivo-dots.a3b88dd3.woff2') format('woff2')",
    unicodeRange: 'U+1EB8-1EB9, U+1ECC-1ECD',
  },
];
