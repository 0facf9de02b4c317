import { storageKeys } from '../config/storageKeys';
import { dropCaches } from '../lib/cacheStorage';

declare const self: ServiceWorkerGlobalScope;

/**
 * Takes the place of a worker that is to go: it drops what was kept and signs itself off. Open tabs go on as they are,
 * and their next page comes from the server.
 */
self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropCaches(storageKeys.keptPages.key).then(() => self.registration.unregister()));
});
