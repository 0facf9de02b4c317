import { loadRenewToken } from '../api/tokenRenewal';
import { env } from '../config/env';
import { registerWorker } from './registerWorker';
import { openForPrint } from './openForPrint';
import { reportWebVitals } from './reportWebVitals';

const MANIFEST = '/manifest.webmanifest';

/** Makes the site installable. In the page's HTML, the manifest and its icon would compete with the hero picture. */
function linkManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = MANIFEST;
  document.head.append(link);
}

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
