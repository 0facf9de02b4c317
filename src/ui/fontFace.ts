/** Written by scripts/fonts/build.py: change that, not this. */

/** The file every page needs: preload it (`as="font"`, `crossorigin`). */
export const fontFile = '/fonts/archivo.f01d638c.woff2';

/** Running text. */
export const textFamily = "'Archivo', 'Archivo Fallback', 'Archivo Fallback Roboto', system-ui, sans-serif";

/** Headings: set with `font-stretch: 118%; font-weight: 780`, which is what their fallback is fitted to. */
export const headingFamily =
  "'Archivo', 'Archivo Heading Fallback', 'Archivo Heading Fallback Roboto', system-ui, sans-serif";

/** The @font-face rules, for the global style sheet. */
export const fontFace = `
@font-face { font-family: 'Archivo'; font-weight: 400 850; font-stretch: 100% 125%; font-display: swap; src: url('/fonts/archivo.f01d638c.woff2') format('woff2'); unicode-range: U+20-7E, U+A0, U+A3, U+A7, U+A9, U+AE, U+B0, U+B7, U+BD, U+C0, U+C9, U+D3, U+D7, U+E0, U+E9, U+F3, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2191, U+2193, U+2212; }
@font-face { font-family: 'Archivo'; font-weight: 400 850; font-stretch: 100% 125%; font-display: swap; src: url('/fonts/archivo-naira.216f6abd.woff2') format('woff2'); unicode-range: U+1E62-1E63, U+20A6; }
@font-face { font-family: 'Archivo'; font-weight: 400 850; font-stretch: 100% 125%; font-display: swap; src: url('/fonts/archivo-dots.a3b88dd3.woff2') format('woff2'); unicode-range: U+1EB8-1EB9, U+1ECC-1ECD; }
@font-face { font-family: 'Archivo Fallback'; font-weight: 400 599; src: local('Arial'), local('ArialMT'), local('Liberation Sans'), local('LiberationSans'), local('Arimo'), local('Arimo Regular'), local('Helvetica'); size-adjust: 98.05%; ascent-override: 89.55%; descent-override: 21.42%; line-gap-override: 0.00%; }
@font-face { font-family: 'Archivo Fallback'; font-weight: 600 850; src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('LiberationSans-Bold'), local('Arimo Bold'), local('Helvetica Bold'), local('Arial'); size-adjust: 97.09%; ascent-override: 90.43%; descent-override: 21.63%; line-gap-override: 0.00%; }
@font-face { font-family: 'Archivo Fallback Roboto'; font-weight: 400 599; src: local('Roboto'), local('Roboto Regular'), local('Roboto-Regular'); size-adjust: 98.74%; ascent-override: 88.92%; descent-override: 21.27%; line-gap-override: 0.00%; }
@font-face { font-family: 'Archivo Fallback Roboto'; font-weight: 600 850; src: local('Roboto Bold'), local('Roboto-Bold'), local('Roboto'); size-adjust: 103.26%; ascent-override: 85.03%; descent-override: 20.34%; line-gap-override: 0.00%; }
@font-face { font-family: 'Archivo Heading Fallback'; font-weight: 400 850; src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('LiberationSans-Bold'), local('Arimo Bold'), local('Helvetica Bold'), local('Arial'); size-adjust: 119.84%; ascent-override: 73.27%; descent-override: 17.52%; line-gap-override: 0.00%; }
@font-face { font-family: 'Archivo Heading Fallback Roboto'; font-weight: 400 850; src: local('Roboto Bold'), local('Roboto-Bold'), local('Roboto'); size-adjust: 128.10%; ascent-override: 68.54%; descent-override: 16.39%; line-gap-override: 0.00%; }
`;
