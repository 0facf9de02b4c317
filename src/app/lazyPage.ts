import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import { CHUNK_TIMEOUT_MS } from '../config/limits';
import { loadCode, withTimeout } from '../lib/promises';
import { allowReload } from '../start/reloadOnce';
import { ChunkLoadError } from './ChunkLoadError';
import type { LoadPage } from './pageCode';

/**
 * A route's `lazy` function for a page in its own chunk. `import()` has no timeout, so it races one
 * (specification §7).
 * @throws {ChunkLoadError} if the code fails to load; React Router doesn't retry it until the document
 * reloads
 */
export const lazyPage =
  (load: LoadPage): LazyRouteFunction<RouteObject> =>
  async () => {
    try {
      const { default: Component } = await withTimeout(
        loadCode(load),
        CHUNK_TIMEOUT_MS,
        () => new ChunkLoadError(),
      );
      if (typeof window !== 'undefined') allowReload(window.location.pathname);
      return { Component };
    } catch (error) {
      throw error instanceof ChunkLoadError ? error : new ChunkLoadError(error);
    }
  };
