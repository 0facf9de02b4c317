import { Strategy } from 'workbox-strategies';
import type { StrategyHandler } from 'workbox-strategies';
import { withTimeout } from '../lib/withTimeout';
import { SLOW_PAGE_MS } from '../config/limits';

/**
 * Network first: the newest page, or the saved one if the network is slow, fails, or the server does. Workbox's own
 * NetworkFirst would show a server's 5xx, and lets the worker end before a late answer is saved.
 */
export class NewestPage extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response | undefined> {
    const newest = handler.fetchAndCachePut(request);
    // Keeps the worker alive for an answer that is late; why there was none is told below.
    void handler.waitUntil(newest.catch(() => undefined));
    const inTime = await withTimeout(newest, SLOW_PAGE_MS, () => new Error('slow')).catch(() => undefined);
    if (inTime && inTime.status < 500) return inTime;
    // Storage that cannot be read has nothing to show.
    const saved = await handler.cacheMatch(request).catch(() => undefined);
    return saved ?? newest;
  }
}
