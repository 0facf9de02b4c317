import browserslistToEsbuild from 'browserslist-to-esbuild';

/** The oldest supported browsers, from `browserslist` in package.json, as esbuild and Vite name them. */
export const oldestBrowsers: string[] = browserslistToEsbuild();

/** The newest syntax that the oldest browsers support: see `npm run check:browsers`. */
export const newestSyntax = 'es2020';

/**
 * For the inline scripts, which decide whether to start at all. Every browser with `import()` supports it, so that older
 * ones than the oldest supported run them, too.
 */
export const inlineTarget = 'es2017';

/**
 * core-js modules of the built-ins that the site's code uses, but the oldest browsers lack. Only browsers without them load
 * these: src/start/scripts.ts has the same list. A list, because core-js by use (`modernPolyfills: true`) can't tell
 * `find` of an array from `find` of an iterator, and would add 58 modules, 20 kB with brotli.
 */
export const polyfills: string[] = [
  'es.array.at',
  'es.string.at-alternative',
  'es.object.has-own',
  'es.string.replace-all',
];
