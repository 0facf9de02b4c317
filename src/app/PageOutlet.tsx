import { createElement, Suspense } from 'react';
import { PageSkeleton } from '../ui/Skeleton';
import { Arrival } from './Arrival';
import { PageErrorBoundary } from './ErrorBoundaries';
import { pageOf } from './routes';
import { usePlaceholderAtTop } from './useArrival';

/** The page of a path, with its placeholder while its code loads and its own error screen: the frame survives both. */
export function PageOutlet({ pathname }: { readonly pathname: string }) {
  const page = pageOf(pathname);
  return (
    <PageErrorBoundary onLeave={page.forgetFailure}>
      <Suspense fallback={<Placeholder />}>
        {createElement(page)}
        <Arrival />
      </Suspense>
    </PageErrorBoundary>
  );
}

/** The page is on its way. */
function Placeholder() {
  usePlaceholderAtTop();
  return <PageSkeleton label="Loading page" />;
}
