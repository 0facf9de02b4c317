import { useLocation } from 'react-router-dom';
import { paths } from '../../config/paths';
import type { SitePath } from '../../config/paths';
import { closestPaths } from '../../lib/text/closest';
import { plainText } from '../../lib/text/text';
import { decodeText } from '../../lib/text/url';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';

const sitePaths: readonly SitePath[] = Object.values(paths);
/** The most visited pages, suggested if no path is similar. */
const usual: readonly SitePath[] = [paths.track, paths.quote, paths.services];

/**
 * Three pages: those with similar paths first, then the most visited ones. Always three, so that nothing shifts
 * when the path becomes known after hydration.
 */
export function useSuggestedPaths() {
  const { pathname } = useLocation();
  const similar = closestPaths(useIsHydrated() ? askedPath(pathname) : '', sitePaths);
  return {
    suggested: [...new Set([...similar, ...usual])].slice(0, 3),
    hasSimilar: similar.length > 0,
  };
}

const SHOWN_MAX = 40;

/** Decodes a path for display and limits its length. */
export const askedPath = (pathname: string): string => plainText(decodeText(pathname), SHOWN_MAX);
