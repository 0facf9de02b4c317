import { ScrollRestoration } from 'react-router-dom';
import { storageKeys } from '../config/storageKeys';
import { AppLayout } from '../layout/AppLayout';
import { LocationSync } from './LocationSync';
import { RouteChange } from './RouteChange';

/** The root route: the layout and the effects of a route change. */
export function Root() {
  return (
    <>
      <AppLayout />
      <LocationSync />
      <ScrollRestoration storageKey={storageKeys.scrollPositions.key} />
      <RouteChange />
    </>
  );
}
