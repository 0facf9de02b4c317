import { useCallback, useEffect, useRef, useState } from 'react';
import { isUntouched } from './draft';
import { clearDraft, writeDraft } from './draftStorage';
import type { StoredDraft } from './draftStorage';
import { useHasLoggedOut } from './useHasLoggedOut';

/** Typing rests this long before it is written; leaving the field or the page writes at once. */
const WRITE_AFTER_MS = 300;

/**
 * Writes a draft to this device after a rest, and when the field or the page is left, however it is left. What was
 * typed before a logout is never written after it.
 * @param read what is to be written by now; the same function each time
 */
export function useDraftWriter(read: () => StoredDraft) {
  const hasLoggedOut = useHasLoggedOut();
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
    if (hasLoggedOut()) return;
    const stored = read();
    setIsKept(isUntouched(stored.draft) ? clearDraft() : writeDraft(stored));
  }, [hasLoggedOut, read, stop]);

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
    document.addEventListener('focusout', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onHide);
      document.removeEventListener('focusout', flush);
      flush();
    };
  }, [flush]);

  return { writeSoon, flush, drop, isKept };
}
