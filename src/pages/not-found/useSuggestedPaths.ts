import { useLocation } from 'react-router-dom';
import { paths } from '../../config/paths';
import type { SitePath } from '../../config/paths';
import { closestPaths } from '../../lib/text/closest';
import { plainText } from '../../lib/text/text';
import { decodeText } from '../../lib/text/url';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';

const sitePaths: readonly SitePath[] = Object.values(paths);
/** The main pages, the most visited first. */
const usual: readonly SitePath[] = [
  paths.track,
  paths.quote,
  paths.services,
  paths.portStatus,
  paths.howItWorks,
  paths.contact,
];

/**
 * As many pages as there are main ones: those with similar paths first, then the main ones. Always as many, so that
 * little shifts when the path becomes known after hydration.
 */
export function useSuggestedPaths() {
  const { pathname } = useLocation();
  const similar = closestPaths(useIsHydrated() ? askedPath(pathname) : '', sitePaths);
  return {
    suggested: [...new Set([...similar, ...usual])].slice(0, usual.length),
    hasSimilar: similar.length > 0,
  };
}

const SHOWN_MAX = 40;

/** Decodes a path for display and limits its length. */
export const askedPath = (pathname: string): string => plainText(decodeText(pathname), SHOWN_MAX);
