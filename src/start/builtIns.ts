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
