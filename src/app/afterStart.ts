import { loadRenewToken } from '../api/tokenRenewal';
import { env } from '../config/env';
import { registerWorker } from './registerWorker';
import { linkManifest } from './linkManifest';
import { openForPrint } from './openForPrint';
import { reportWebVitals } from './reportWebVitals';

/** Work the page doesn't depend on: offline support, metrics and printing in older browsers. */
export async function afterStart(isSignedIn: boolean): Promise<void> {
  // If this fails, it's loaded again when needed.
  if (isSignedIn) loadRenewToken().catch(() => undefined);
  reportWebVitals();
  linkManifest();
  openForPrint();
  // Registration fails if storage is blocked. The site works without the worker.
  if (env.isOfflineEnabled && 'serviceWorker' in navigator) await registerWorker();
}
