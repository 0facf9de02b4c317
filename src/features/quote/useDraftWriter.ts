import { useCallback, useEffect, useRef, useState } from 'react';
import { isUntouched } from './draft';
import { clearDraft, writeDraft } from './draftStorage';
import type { StoredDraft } from './draftStorage';

/** Typing rests this long before it is written; leaving the page writes at once. */
const WRITE_AFTER_MS = 300;

/**
 * Writes a draft to this device after a rest, and when the page is left, however it is left.
 * @param read what is to be written by now; the same function each time
 */
export function useDraftWriter(read: () => StoredDraft) {
  const [isKept, setIsKept] = useState(true);
  /** Runs while something is not written yet. */
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);

  const flush = useCallback(() => {
    if (timer.current === undefined) return;
    stop();
    const stored = read();
    setIsKept(isUntouched(stored.draft) ? clearDraft() : writeDraft(stored));
  }, [read, stop]);

  const writeSoon = useCallback(() => {
    stop();
    timer.current = setTimeout(flush, WRITE_AFTER_MS);
  }, [flush, stop]);

  /** Nothing is left of it on the device. */
  const drop = useCallback(() => {
    stop();
    clearDraft();
  }, [stop]);

  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onHide);
      flush();
    };
  }, [flush]);

  return { writeSoon, flush, drop, isKept };
}
