import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { cleanEmail } from '../../lib/email';
import type { SessionUser } from '../../session/authSlice';
import { accountSays, repeated } from './account';
import { dropDraft, followDraft, isStored, keepDraft, readDraft } from './contactDraft';
import type { Fate } from './contactDraft';
import { subjectOf, textFields } from './contactValues';
import type { ContactValues } from './contactValues';
import { withList } from './shopList';

export interface Known {
  /** Who is signed in, if anybody: nothing of it is taken for granted. */
  readonly user: SessionUser | null;
  /** The enquiry list as a text, for messages about the shop; empty when there is none. */
  readonly list: string;
}

/** The news of a logout in another tab follows within this time upon that of its deleted draft. */
const LOGOUT_NEWS_MS = 300;

const typed: Fate = { unsent: false, maybeSent: false };

/**
 * Fills the form with what was kept or is known, never over what was typed, and keeps what is typed from then on. What
 * the account answers is shown, but not kept, and goes when somebody signs out: it must not outlast the session.
 * @param isBusy whether a message is on its way: what arrives is not kept again
 * @param onSentBefore the page was left while a message was on its way, and it has arrived since
 */
export function useMessageDraft(
  { setValue, getValues, subscribe }: UseFormReturn<ContactValues>,
  { user, list }: Known,
  isBusy: () => boolean,
  onSentBefore: (email: string) => void,
) {
  const [params] = useSearchParams();
  const asked = subjectOf(params.get('subject'));
  const [fate, setFate] = useState(typed);
  const [isKept, setIsKept] = useState(true);
  const busy = useRef(isBusy);
  const sentBefore = useRef(onSentBefore);
  const isHere = useRef(true);
  /** While fields are emptied because another tab sent or deleted what was in them. */
  const isFollowing = useRef(false);
  /** Whose answers are in the form. */
  const account = useRef(accountSays(null));
  /** The shop's list in it. */
  const listed = useRef('');

  /** Without what only repeats the account. */
  const ownOf = useCallback((values: Partial<ContactValues>) => {
    const own = { ...values };
    for (const name of repeated(values, account.current)) own[name] = '';
    return own;
  }, []);

  const write = useCallback(
    (values: Partial<ContactValues>, news: Fate) => {
      setIsKept(keepDraft(ownOf(values), news, listed.current));
    },
    [ownOf],
  );

  useEffect(() => {
    const says = accountSays(user);
    for (const name of repeated(getValues(), account.current)) {
      if (says[name] !== account.current[name]) setValue(name, '');
    }
    account.current = says;
    const stored = readDraft();
    const first = { ...says, subject: asked, message: '' };
    for (const name of textFields) {
      const text = (name === 'subject' && asked) || stored?.draft[name] || first[name];
      if (text && !getValues(name)) setValue(name, text);
    }
    if (asked === 'shop' && list !== '' && list !== listed.current) {
      setValue('message', withList(getValues('message'), list, listed.current || (stored?.list ?? '')));
      listed.current = list;
    }
    listed.current ||= stored?.list ?? '';
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what is stored cannot be known before hydration
    if (stored) setFate({ unsent: stored.unsent, maybeSent: stored.maybeSent });
  }, [asked, getValues, list, setValue, user]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (!busy.current() && !isFollowing.current) write(values, fate);
        },
      }),
    [fate, write, subscribe],
  );

  useEffect(() => {
    isHere.current = true;
    let timer: ReturnType<typeof setTimeout>;
    const unfollow = followDraft((gone, sentTo) => {
      if (busy.current()) return;
      isFollowing.current = true;
      for (const name of textFields)
        if (gone[name] !== '' && getValues(name) === gone[name]) setValue(name, '');
      isFollowing.current = false;
      // What is left here is another message, unless a logout takes this form away.
      clearTimeout(timer);
      timer = setTimeout(() => {
        const left = ownOf(getValues());
        if (textFields.some((name) => left[name])) write(left, typed);
      }, LOGOUT_NEWS_MS);
      setFate(typed);
      if (sentTo !== undefined) sentBefore.current(sentTo);
    });
    return () => {
      isHere.current = false;
      clearTimeout(timer);
      unfollow();
    };
  }, [getValues, ownOf, setValue, write]);

  return {
    ...fate,
    isKept,
    /** What became of the message is kept with it: not over a later one, if its page was left since. */
    mark: (values: ContactValues, news: Fate) => {
      setFate(news);
      if (isHere.current || isStored(ownOf(values))) write(values, news);
    },
    /** It has arrived: nothing of it stays on the device, but a later one does. */
    arrived: (values: ContactValues) => {
      setFate(typed);
      if (isStored(ownOf(values))) dropDraft(cleanEmail(values.email));
    },
    clear: () => {
      setFate(typed);
      dropDraft();
    },
  };
}
