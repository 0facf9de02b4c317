import { createElement, Suspense } from 'react';
import { PageSkeleton } from '../ui/Skeleton';
import { PageErrorBoundary } from './ErrorBoundaries';
import { pageOf } from './routes';
import { useArrival } from './useArrival';

/** The page of a path, with its placeholder while its code loads and its own error screen: the frame survives both. */
export function PageOutlet({ pathname }: { readonly pathname: string }) {
  const page = pageOf(pathname);
  return (
    <PageErrorBoundary onLeave={page.forgetFailure}>
      <Suspense fallback={<PageSkeleton label="Loading page" />}>
        {createElement(page)}
        <Arrival />
      </Suspense>
    </PageErrorBoundary>
  );
}

/** Stands beside the page inside its boundary, so that it mounts when the page is really there. */
function Arrival() {
  useArrival();
  return null;
}
