import { memo, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import * as layoutWords from '../content/layout';
import { reportRendered } from '../start/keepPage';
import { PageSkeleton } from '../ui/late/Skeleton';

/** Delays the placeholder, so that prefetched pages open without a flash. */
const PLACEHOLDER_AFTER_MS = 100;

/**
 * The route's page, or a placeholder while its code loads. Memoized, because re-rendering the boundary before
 * the code is loaded would replace the prerendered page with the placeholder.
 */
export const CurrentPage = memo(function CurrentPage() {
  return useIsLoading() ? (
    <Placeholder />
  ) : (
    <Suspense fallback={<PageSkeleton label={layoutWords.loading} />}>
      <Outlet />
      <Rendered />
    </Suspense>
  );
});

/** After the page, within its boundary, so that its effect runs once the page is rendered. */
function Rendered() {
  useEffect(reportRendered, []);
  return null;
}

function useIsLoading(): boolean {
  const isLoading = useNavigation().state === 'loading';
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setIsSlow(true), PLACEHOLDER_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isLoading]);
  return isLoading && isSlow;
}

/** At the top, rather than at the previous page's scroll position. */
function Placeholder() {
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return <PageSkeleton label={layoutWords.loading} />;
}
