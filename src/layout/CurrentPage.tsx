import { memo, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import * as layoutWords from '../content/layout';
import { PageSkeleton } from '../ui/late/Skeleton';

/** A page whose code was prefetched opens without a flash of the placeholder. */
const PLACEHOLDER_AFTER_MS = 100;

/**
 * The route's page, or its placeholder while its code is on its way. Memoized, because React gives up the prerendered page
 * for the placeholder when the boundary around it is rendered again before the page's code is there.
 */
export const CurrentPage = memo(function CurrentPage() {
  return useIsLoading() ? (
    <Placeholder />
  ) : (
    <Suspense fallback={<PageSkeleton label={layoutWords.loading} />}>
      <Outlet />
    </Suspense>
  );
});

function useIsLoading(): boolean {
  const isLoading = useNavigation().state === 'loading';
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => {
      setIsSlow(true);
    }, PLACEHOLDER_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isLoading]);
  return isLoading && isSlow;
}

/** Stands at the top, not where the last page was left. */
function Placeholder() {
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return <PageSkeleton label={layoutWords.loading} />;
}
