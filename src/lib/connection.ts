/** Missing in TypeScript's DOM types, and in Safari and Firefox. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

/**
 * What the visitor's connection may be used for: `metered` if data saving is on or it's very slow, `free` if
 * it's known to be fast and not cellular, else `unknown`.
 * @param navigator a page's or a worker's
 */
export function connectionOf(navigator: object): 'metered' | 'free' | 'unknown' {
  const { connection } = navigator as { readonly connection?: Connection };
  if (!connection) return 'unknown';
  const { saveData, effectiveType = '', type } = connection;
  if (saveData || effectiveType.includes('2g')) return 'metered';
  return effectiveType === '4g' && type !== 'cellular' ? 'free' : 'unknown';
}
