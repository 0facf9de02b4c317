import { useCallback, useEffect, useRef, useState } from 'react';
import { uuidV4 } from '../../lib/uuid';
import { emptyDraft, isUntouched } from './draft';
import type { QuoteDraft } from './draft';
import { clearDraft, readDraft, writeDraft } from './draftStorage';
import type { StoredDraft } from './draftStorage';

/** Typing rests this long before it is written; leaving the page writes at once. */
const WRITE_AFTER_MS = 300;

/**
 * The draft, kept on this device as it is typed and when the page is left, however it is left. Mount it in the
 * browser only: the first value is the stored one.
 *
 * @param patch what a link or the signed-in user already answers
 */
export function useQuoteDraft(patch: (draft: QuoteDraft) => QuoteDraft) {
  const [start] = useState(() => {
    const stored = readDraft();
    const draft = stored?.draft ?? emptyDraft(uuidV4());
    return { stored, first: { draft: patch(draft), maybeSent: stored?.maybeSent ?? false } };
  });
  const [state, setState] = useState<StoredDraft>(start.first);
  const [isKept, setIsKept] = useState(true);
  /** What is not written yet, and the timer that will. */
  const pending = useRef<{ state: StoredDraft; timer: ReturnType<typeof setTimeout> }>(undefined);

  const flush = useCallback(() => {
    if (!pending.current) return;
    const { state: latest, timer } = pending.current;
    clearTimeout(timer);
    pending.current = undefined;
    setIsKept(isUntouched(latest.draft) ? clearDraft() : writeDraft(latest.draft, latest.maybeSent));
  }, []);

  const keep = useCallback(
    (next: StoredDraft) => {
      clearTimeout(pending.current?.timer);
      pending.current = { state: next, timer: setTimeout(flush, WRITE_AFTER_MS) };
      setState(next);
    },
    [flush],
  );

  /** Drops it here and on the device. @returns the draft that takes its place */
  const forget = useCallback((): QuoteDraft => {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
    const draft = emptyDraft(uuidV4());
    setState({ draft, maybeSent: false });
    clearDraft();
    return draft;
  }, []);

  useEffect(() => {
    // What a link or the account answered is written like anything typed; it is in the state already.
    if (start.first.draft !== start.stored?.draft) {
      pending.current = { state: start.first, timer: setTimeout(flush, WRITE_AFTER_MS) };
    }
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
  }, [flush, start]);

  const wasRestored = start.stored !== undefined && !isUntouched(start.stored.draft);
  return { ...state, keep, flush, forget, isKept, wasRestored };
}
