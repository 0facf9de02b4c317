import { storageKeys } from '../config/storageKeys';
import { dropCaches } from '../lib/cacheStorage';

declare const self: ServiceWorkerGlobalScope;

/**
 * Replaces a worker that was turned off: deletes its caches and unregisters. Open tabs aren't affected, and
 * their next page comes from the server.
 */
self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropCaches(storageKeys.savedPages.key).then(() => self.registration.unregister()));
});
