import { use } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { CHUNK_TIMEOUT_MS } from '../config/limits';
import { withRetries } from '../lib/withRetries';
import { withTimeout } from '../lib/withTimeout';
import { ChunkLoadError } from './ChunkLoadError';
import { forgetReload, reloadOnce } from '../start/reloadOnce';

export interface LazyPage {
  (): ReactNode;
  /** Fetches the page's code; once it has come, the page renders at once, on the server and in hydration too. */
  preload(): Promise<void>;
  /** Fetches the page's code, if it can be had now, so that the page renders at once; a failure changes nothing. */
  prefetch(): void;
  /** Whoever comes to the page again asks for its code again: the line may be back. */
  forgetFailure(): void;
}

type Load = () => Promise<{ default: ComponentType }>;

/**
 * A page whose code is its own chunk. `import()` has no time limit of its own, so it is raced against the
 * specification's; a missing chunk is asked for again, then reloads the page once, then fails with a {@link ChunkLoadError}.
 */
export function lazyPage(load: Load): LazyPage {
  let Loaded: ComponentType | undefined;
  let pending: Promise<void> | undefined;

  const fetchOnce = async () => {
    let module: { default: ComponentType };
    try {
      module = await withTimeout(withRetries(load), CHUNK_TIMEOUT_MS, () => new ChunkLoadError());
    } catch (error) {
      if (error instanceof ChunkLoadError) throw error;
      // Offline, a reload would only lose the page that is there.
      if (navigator.onLine && reloadOnce()) await new Promise<never>(() => undefined);
      throw new ChunkLoadError(error);
    }
    Loaded = module.default;
    if (typeof window !== 'undefined') forgetReload(window.location.pathname);
  };
  const preload = () => (pending ??= fetchOnce());

  /** React that has waited for the code wants to be told that it is there, by the same promise. */
  let isAwaited = false;

  function Page() {
    isAwaited ||= !Loaded;
    if (isAwaited) use(preload());
    return Loaded ? <Loaded /> : null;
  }
  Page.preload = preload;
  Page.forgetFailure = () => {
    if (Loaded) return;
    pending = undefined;
    isAwaited = false;
  };
  Page.prefetch = () => {
    // A prefetch that fails must neither reload the page nor spoil the navigation that asks again.
    load().then(
      (module) => {
        // A page that waits for its code already is told by its own promise, or its rendering would take two ways.
        if (!pending) Loaded = module.default;
      },
      () => undefined,
    );
  };
  return Page;
}
