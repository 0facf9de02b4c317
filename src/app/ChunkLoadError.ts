import { catalogue } from '../content/messages';

/** A page's code did not come (specification §8). Without a cause, it took too long. */
export class ChunkLoadError extends Error {
  /** The visitor was shown it and went on. */
  wasLeft = false;

  constructor(cause?: unknown) {
    super(catalogue.chunkFailed, { cause });
    this.name = 'ChunkLoadError';
  }
}
