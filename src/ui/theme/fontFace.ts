/** Written by scripts/fonts/build.py: change that, not this. */

interface WebFace {
  readonly source: string;
  readonly unicodeRange: string;
}

/** What all files of the family share. */
export const webFaceDescriptors = { weight: '400 850', stretch: '100% 125%', display: 'optional' } as const;

/** The file that every page needs. */
export const mainSource = "url('/fonts/archivo.f01d638c.woff2') format('woff2')";

/** The family's files: the first is the one every page needs. */
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

/** Faces of the device whose measures are fitted to the family's, so that its coming moves nothing. */
export const fallbackFaces = `
@font-face { font-family: 'Archivo Fallback'; font-weight: 400 599; src: local('Arial'), local('ArialMT'), local('Liberation Sans'), local('LiberationSans'), local('Arimo'), local('Arimo Regular'), local('Helvetica'); size-adjust: 98.05%; ascent-override: 89.55%; descent-override: 21.42%; line-gap-override: 0.00%; }
@font-face { font-family: 'Archivo Fallback'; font-weight: 600 850; src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('LiberationSans-Bold'), local('Arimo Bold'), local('Helvetica Bold'), local('Arial'); size-adjust: 97.09%; ascent-override: 90.43%; descent-override: 21.63%; line-gap-override: 0.00%; }
@font-face { font-family: 'Archivo Fallback Roboto'; font-weight: 400 599; src: local('Roboto'), local('Roboto Regular'), local('Roboto-Regular'); size-adjust: 98.74%; ascent-override: 88.92%; descent-override: 21.27%; line-gap-override: 0.00%; }
@font-face { font-family: 'Archivo Fallback Roboto'; font-weight: 600 850; src: local('Roboto Bold'), local('Roboto-Bold'), local('Roboto'); size-adjust: 103.26%; ascent-override: 85.03%; descent-override: 20.34%; line-gap-override: 0.00%; }
@font-face { font-family: 'Archivo Heading Fallback'; font-weight: 400 850; src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('LiberationSans-Bold'), local('Arimo Bold'), local('Helvetica Bold'), local('Arial'); size-adjust: 119.84%; ascent-override: 73.27%; descent-override: 17.52%; line-gap-override: 0.00%; }
@font-face { font-family: 'Archivo Heading Fallback Roboto'; font-weight: 400 850; src: local('Roboto Bold'), local('Roboto-Bold'), local('Roboto'); size-adjust: 128.10%; ascent-override: 68.54%; descent-override: 16.39%; line-gap-override: 0.00%; }
`;
