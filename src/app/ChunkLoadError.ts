import { catalogue } from '../content/messages';

/** A page's code failed to load (specification §8). Without a `cause`, it timed out. */
export class ChunkLoadError extends Error {
  /** Whether the visitor saw the error and left the page. */
  wasLeft = false;

  constructor(override readonly cause?: unknown) {
    super(catalogue.chunkFailed);
    this.name = 'ChunkLoadError';
  }
}
