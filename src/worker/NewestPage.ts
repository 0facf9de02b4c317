import { Strategy } from 'workbox-strategies';
import type { StrategyHandler } from 'workbox-strategies';
import { withTimeout } from '../lib/promises';
import { SLOW_PAGE_MS } from '../config/limits';

/**
 * Network first; falls back to the saved page if the network is slow or fails, or the server returns an error.
 * Workbox's NetworkFirst returns a server's 5xx, and lets the worker stop before a late response is saved.
 */
export class NewestPage extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response | undefined> {
    const newest = handler.fetchAndCachePut(request);
    // Keeps the worker alive until a late response is saved. Errors are handled below.
    void handler.waitUntil(newest.catch(() => undefined));
    const inTime = await withTimeout(newest, SLOW_PAGE_MS, () => new Error('slow')).catch(() => undefined);
    if (inTime && inTime.status < 500) return inTime;
    // If the cache can't be read, there's no saved page.
    const saved = await handler.cacheMatch(request).catch(() => undefined);
    return saved ?? newest;
  }
}
