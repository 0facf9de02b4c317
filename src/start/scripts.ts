/**
 * False in browsers so old that the page's code can't run: without modules, or before Chrome 76, Safari 13 and Firefox 71.
 * In those a little newer, the start fails, with the same result.
 */
export const canStart = (): boolean => 'noModule' in HTMLScriptElement.prototype && 'allSettled' in Promise;

/**
 * Marks the document's root for `scriptsOnly` and `noScriptsOnly` (src/ui/theme/tokens.ts). The prerendered page has no
 * mark, so that what needs scripts is hidden where none run.
 */
export function setScripts(areOn: boolean): void {
  const { dataset } = document.documentElement;
  // `toggleAttribute` is younger than the browsers that this turns away.
  if (areOn) dataset.scripts = '';
  else delete dataset.scripts;
}

/**
 * Whether the browser lacks built-ins that the build polyfills: `polyfills` in scripts/build/baseline.ts has the same list.
 * True below Chrome 93, Safari 15.4 and Firefox 92.
 */
export const lacksBuiltIns = (): boolean =>
  !(
    'at' in Array.prototype &&
    'at' in String.prototype &&
    'hasOwn' in Object &&
    'replaceAll' in String.prototype
  );
