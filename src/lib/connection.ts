/** Not yet in TypeScript's DOM types; absent in Safari and Firefox. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

/**
 * What the visitor's line may be used for: `metered` when data are to be saved or the line is very slow, `free` when
 * it is known to be fast and not a telephone's, `unknown` otherwise.
 */
export function connectionOf(navigator: Navigator): 'metered' | 'free' | 'unknown' {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  if (!connection) return 'unknown';
  const { saveData, effectiveType = '', type } = connection;
  if (saveData || effectiveType.includes('2g')) return 'metered';
  return effectiveType === '4g' && type !== 'cellular' ? 'free' : 'unknown';
}
