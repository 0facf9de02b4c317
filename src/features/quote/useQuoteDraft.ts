import { useCallback, useEffect, useRef, useState } from 'react';
import { uuidV4 } from '../../lib/uuid';
import { emptyDraft, isUntouched } from './draft';
import type { QuoteDraft } from './draft';
import { clearDraft, readDraft, writeDraft } from './draftStorage';
import type { StoredDraft } from './draftStorage';

/** Typing rests this long before it is written; leaving the page writes at once. */
const WRITE_AFTER_MS = 300;

const unsentDraft = { maybeSent: false, unsent: false };

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
    return { stored, first: { ...unsentDraft, ...stored, draft: patch(draft) } };
  });
  const [state, setState] = useState<StoredDraft>(start.first);
  const [isKept, setIsKept] = useState(true);
  /** The same, for answers that come after more was typed. */
  const latest = useRef(start.first);
  /** Runs while something is not written yet. */
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    setIsKept(isUntouched(latest.current.draft) ? clearDraft() : writeDraft(latest.current));
  }, []);

  const writeSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, WRITE_AFTER_MS);
  }, [flush]);

  /** Keeps what is new; the rest stays as it is by now. */
  const keep = useCallback(
    (news: Partial<StoredDraft>) => {
      latest.current = { ...latest.current, ...news };
      setState(latest.current);
      writeSoon();
    },
    [writeSoon],
  );

  /** Drops it here and on the device, for an empty one. */
  const forget = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    latest.current = { ...unsentDraft, draft: emptyDraft(uuidV4()) };
    setState(latest.current);
    clearDraft();
  }, []);

  useEffect(() => {
    // What a link or the account answered is written like anything typed; it is in the state already.
    if (start.first.draft !== start.stored?.draft) writeSoon();
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
  }, [flush, writeSoon, start]);

  const wasRestored = start.stored !== undefined && !isUntouched(start.stored.draft);
  return { ...state, keep, flush, forget, isKept, wasRestored };
}
