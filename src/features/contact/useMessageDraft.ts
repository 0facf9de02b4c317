import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import type { SessionUser } from '../../session/authSlice';
import { accountSays, repeated } from './account';
import { dropDraft, keepDraft, readDraft } from './contactDraft';
import { subjectOf, textFields } from './contactValues';
import type { ContactValues } from './contactValues';

export interface Known {
  /** Who is signed in, if anybody: nothing of it is taken for granted. */
  readonly user: SessionUser | null;
  /** The enquiry list as a text, for messages about the shop; empty when there is none. */
  readonly list: string;
}

/**
 * Fills the form with what was kept or is known, never over what was typed, and keeps what is typed from then on. What
 * the account answers is shown, but not kept, and goes when somebody signs out: it must not outlast the session.
 * @param isBusy whether a message is on its way: what arrives is not kept again
 */
export function useMessageDraft(
  { setValue, getValues, subscribe }: UseFormReturn<ContactValues>,
  { user, list }: Known,
  isBusy: () => boolean,
) {
  const [params] = useSearchParams();
  const asked = subjectOf(params.get('subject'));
  const [isUnsent, setIsUnsent] = useState(false);
  const busy = useRef(isBusy);
  /** Whose answers are in the form. */
  const account = useRef(accountSays(null));

  const write = useCallback((values: Partial<ContactValues>, waits: boolean) => {
    const own = { ...values };
    for (const name of repeated(values, account.current)) own[name] = '';
    keepDraft(own, waits);
  }, []);

  useEffect(() => {
    const says = accountSays(user);
    for (const name of repeated(getValues(), account.current)) {
      if (says[name] !== account.current[name]) setValue(name, '');
    }
    account.current = says;
    const stored = readDraft();
    const first = { ...says, subject: asked, message: asked === 'shop' ? list : '' };
    for (const name of textFields) {
      const text = (name === 'subject' && asked) || stored?.draft[name] || first[name];
      if (text && !getValues(name)) setValue(name, text);
    }
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what is stored cannot be known before hydration
    if (stored?.isUnsent) setIsUnsent(true);
  }, [asked, getValues, list, setValue, user]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (!busy.current()) write(values, isUnsent);
        },
      }),
    [isUnsent, write, subscribe],
  );

  return {
    isUnsent,
    /** A message did not go out; whether it waits for a connection is told, and kept with it. */
    keep: (values: ContactValues, waits: boolean) => {
      setIsUnsent(waits);
      write(values, waits);
    },
    /** Nothing of it stays on the device. */
    drop: () => {
      setIsUnsent(false);
      dropDraft();
    },
  };
}
