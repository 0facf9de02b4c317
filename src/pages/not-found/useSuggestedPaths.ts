import { useLocation } from 'react-router-dom';
import { paths } from '../../config/paths';
import type { SitePath } from '../../config/paths';
import { closestPaths } from '../../lib/text/closest';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import { plainText } from '../../lib/text/text';

const sitePaths: readonly SitePath[] = Object.values(paths);
/** The most visited pages, suggested if no path is similar. */
const usual: readonly SitePath[] = [paths.track, paths.quote, paths.services];

function similarPaths(asked: string): readonly SitePath[] {
  return closestPaths(asked, sitePaths)
    .map((path) => sitePaths.find((known) => known === path))
    .filter((path) => path !== undefined);
}

/**
 * Three pages: those with similar paths first, then the most visited ones. Always three, so that nothing shifts
 * when the path becomes known after hydration.
 */
export function useSuggestedPaths() {
  const { pathname } = useLocation();
  const similar = similarPaths(useIsHydrated() ? askedPath(pathname) : '');
  return {
    suggested: [...new Set([...similar, ...usual])].slice(0, 3),
    hasSimilar: similar.length > 0,
  };
}

const SHOWN_MAX = 40;

/** Decodes a path for display and limits its length. If it can't be decoded, it is shown as is. */
export function askedPath(pathname: string): string {
  try {
    return plainText(decodeURIComponent(pathname), SHOWN_MAX);
  } catch {
    return plainText(pathname, SHOWN_MAX);
  }
}
