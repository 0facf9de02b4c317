import { isOwnPage } from './ownPage';
import { pause } from './promises';

/** The visitor doesn't wait longer for a reload. */
const LIMIT_MS = 5_000;

async function refresh(): Promise<void> {
  const fetchNew = (url: string) => fetch(url, { cache: 'reload' });
  // The service worker handles only navigations to pages, so this is the network's response.
  if (!isOwnPage(await (await fetchNew(location.pathname)).text())) return;
  // All caches of this origin are the service worker's. Insecure contexts have none.
  if ('caches' in globalThis) for (const name of await caches.keys()) await caches.delete(name);
  // All code that this document has requested, including failed requests.
  const code = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => url.startsWith(`${location.origin}/assets/`));
  await Promise.allSettled(code.map(fetchNew));
}

/**
 * To be called when code failed to load or start: a saved copy may be something else, such as the page of a captive
 * portal. If the network responds with a page of this site, deletes the service worker's copies and replaces the
 * browser's. Otherwise they stay, because they may be all that there is offline. Resolves within 5 s, never rejects.
 */
export const refreshCode = (): Promise<void> =>
  Promise.race([refresh().catch(() => undefined), pause(LIMIT_MS)]);

/** Reloads the document, with code from the network if it responds. */
export async function reloadFresh(): Promise<void> {
  await refreshCode();
  location.reload();
}
