import { loadRenewToken } from '../api/tokenRenewal';
import { env } from '../config/env';
import { expiringEntries } from '../config/storageKeys';
import { removeExpired } from '../storage/storedRecord';
import { keepOffline } from './keepOffline';
import { linkManifest } from './linkManifest';
import { reportWebVitals } from './reportWebVitals';

/** What is for later, for the next visit, or for nobody on this page. */
export async function afterStart(isSignedIn: boolean): Promise<void> {
  // It is loaded again where it's needed, if this fails.
  if (isSignedIn) loadRenewToken().catch(() => undefined);
  reportWebVitals();
  linkManifest();
  removeExpired(expiringEntries);
  // Storage may be forbidden: the site is what it is without the worker.
  if (env.isKeptOffline && 'serviceWorker' in navigator) await keepOffline();
}
