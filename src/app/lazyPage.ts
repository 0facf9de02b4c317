import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import { CHUNK_TIMEOUT_MS } from '../config/limits';
import { withRetries } from '../lib/withRetries';
import { withTimeout } from '../lib/withTimeout';
import { forgetReload } from '../start/reloadOnce';
import { ChunkLoadError } from './ChunkLoadError';
import type { LoadPage } from './pageCode';

/**
 * A route's `lazy` for a page whose code is its own chunk. `import()` has no time limit, so it is raced against the
 * specification's (§7).
 * @throws {ChunkLoadError} if the code does not come; React Router remembers that for the life of the document
 */
export const lazyPage =
  (load: LoadPage): LazyRouteFunction<RouteObject> =>
  async () => {
    try {
      const { default: Component } = await withTimeout(
        withRetries(load),
        CHUNK_TIMEOUT_MS,
        () => new ChunkLoadError(),
      );
      if (typeof window !== 'undefined') forgetReload(window.location.pathname);
      return { Component };
    } catch (error) {
      throw error instanceof ChunkLoadError ? error : new ChunkLoadError(error);
    }
  };
