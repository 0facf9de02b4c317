import { readFile } from 'node:fs/promises';

/** A `@font-face` rule with the full typeface. The site's own font files are subsets. */
export async function typeface(family: string): Promise<string> {
  const file = await readFile(
    'node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
  );
  return `@font-face { font-family: ${family}; font-weight: 400 850; font-stretch: 100% 125%; src: url(data:font/woff2;base64,${file.toString('base64')}); }`;
}
