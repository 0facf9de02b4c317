import { useCallback, useEffect, useRef, useState } from 'react';
import { uuidV4 } from '../../lib/uuid';
import { emptyDraft, isAnotherRequest, isSameDraft, isUntouched } from './draft';
import type { QuoteDraft } from './draft';
import { followDraft, readDraft } from './draftStorage';
import type { StoredDraft } from './draftStorage';
import { prefillKnown, withoutAccount } from './prefillKnown';
import type { Known } from './prefillKnown';
import { useDraftWriter } from './useDraftWriter';

const unsentDraft = { maybeSent: false, unsent: false };
const newDraft = (): StoredDraft => ({ ...unsentDraft, draft: emptyDraft(uuidV4()) });

/**
 * The draft, kept on this device. What the account answers is shown, but not kept: it must not outlast the session.
 * Mount it in the browser only: the first value is the stored one.
 *
 * @param link what a link already answers
 * @param known what else is known of the visitor; what comes later is told to `meet`
 */
export function useQuoteDraft(link: (draft: QuoteDraft) => QuoteDraft, known: Known) {
  const [start] = useState(() => {
    const stored = readDraft();
    const linked = link((stored ?? newDraft()).draft);
    return { stored, linked, first: { ...unsentDraft, ...stored, draft: prefillKnown(linked, known) } };
  });
  const [state, setState] = useState<StoredDraft>(start.first);
  const [forms, setForms] = useState(0);
  /** The same, for answers that come after more was typed. */
  const latest = useRef(start.first);
  const latestForm = useRef(0);
  /** Whose answers are in it. */
  const account = useRef(known.user);
  /** What another tab has sent or cleared. */
  const elsewhere = useRef<QuoteDraft>(undefined);

  const own = useCallback(
    (draft: QuoteDraft = latest.current.draft) => ({
      ...latest.current,
      draft: withoutAccount(draft, account.current),
    }),
    [],
  );
  const { writeSoon, flush, drop, isKept } = useDraftWriter(own);

  /** Keeps what is new; the rest stays as it is by now. */
  const keep = useCallback(
    (news: Partial<StoredDraft>) => {
      latest.current = { ...latest.current, ...news };
      setState(latest.current);
      writeSoon();
    },
    [writeSoon],
  );

  const startForm = useCallback(() => {
    latestForm.current += 1;
    setForms(latestForm.current);
  }, []);

  /** The same for what does not come from the form: it starts anew with it. */
  const fill = useCallback(
    (news: Partial<StoredDraft>) => {
      keep(news);
      startForm();
    },
    [keep, startForm],
  );

  /**
   * Keeps what was typed. Once another tab has sent or cleared the request, whatever differs from it is another one,
   * with an id of its own: under the old id the server would take it for a repetition.
   * @param form the number of the form it was typed into
   * @returns the draft as it is kept; none when the form's draft was sent or cleared since
   */
  const keepTyped = useCallback(
    (typed: QuoteDraft, form: number): QuoteDraft | undefined => {
      if (form !== latestForm.current) return undefined;
      // The form may still hold the id from before.
      const draft = { ...typed, client_request_id: latest.current.draft.client_request_id };
      const isAnother = elsewhere.current && isAnotherRequest(own(draft).draft, elsewhere.current);
      keep(isAnother ? { ...unsentDraft, draft: { ...draft, client_request_id: uuidV4() } } : { draft });
      return latest.current.draft;
    },
    [keep, own],
  );

  /** Somebody signs in or out, or the stored session or code is read late: what was the last account's goes with it. */
  const meet = useCallback(
    (news: Known) => {
      const { draft } = latest.current;
      const filled = prefillKnown(withoutAccount(draft, account.current), news);
      account.current = news.user;
      if (!isSameDraft(filled, draft)) fill({ draft: filled });
    },
    [fill],
  );

  /** Goes over to another one, which is not for this tab to write. */
  const show = useCallback(
    (other: StoredDraft) => {
      latest.current = other;
      setState(other);
      startForm();
    },
    [startForm],
  );

  /**
   * Drops it here and on the device, for an empty one.
   * @returns the new one's id
   */
  const forget = useCallback((): string => {
    drop();
    show(newDraft());
    return latest.current.draft.client_request_id;
  }, [drop, show]);

  useEffect(() => {
    // What a link answered is written like anything typed; it is in the state already.
    if (!start.stored || !isSameDraft(start.linked, start.stored.draft)) writeSoon();
    // A tab that nobody sees goes along with the one that is seen, so that its old state is never written over newer.
    return followDraft({
      onWritten: ({ draft, ...sending }) => {
        if (!document.hidden) return;
        elsewhere.current = undefined;
        show({ ...sending, draft: prefillKnown(draft, { user: account.current, referralCode: undefined }) });
      },
      onCleared: (cleared) => {
        if (document.hidden && isSameDraft(own().draft, cleared)) show(newDraft());
        else elsewhere.current = cleared;
      },
    });
  }, [writeSoon, start, show, own]);

  /** Which request it is by now, for answers that come late. */
  const idNow = useCallback(() => latest.current.draft.client_request_id, []);

  const wasRestored = start.stored !== undefined && !isUntouched(start.stored.draft);
  return { ...state, forms, idNow, keep, keepTyped, fill, meet, flush, forget, isKept, wasRestored };
}
