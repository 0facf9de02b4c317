import { catalogue } from '../content/messages';

/** A page's code did not come: missing, cut off, or not there within the time of the specification (§7). */
export class ChunkLoadError extends Error {
  constructor(cause?: unknown) {
    super(catalogue.chunkFailed, { cause });
    this.name = 'ChunkLoadError';
  }
}
