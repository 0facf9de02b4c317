import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { keepDraft, readDraft } from './contactDraft';
import { subjectOf, textFields } from './contactValues';
import type { ContactValues } from './contactValues';

export interface Known {
  /** Who is signed in, if anybody: nothing of it is taken for granted. */
  readonly user: Readonly<Record<string, unknown>> | null;
  /** The enquiry list as a text, for messages about the shop; empty when there is none. */
  readonly list: string;
}

/** What is known before anything is typed. */
function known({ user, list }: Known, asked: string | undefined): Partial<ContactValues> {
  const text = (key: string) => {
    const value = user?.[key];
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    name: `${text('first_name')} ${text('last_name')}`.trim(),
    email: text('email'),
    phone: text('phone'),
    subject: asked,
    message: asked === 'shop' ? list : '',
  };
}

/**
 * Fills the form with what was kept or is known, never over what was typed, and keeps what is typed from then on.
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

  useEffect(() => {
    const stored = readDraft();
    const first = known({ user, list }, asked);
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
          if (!busy.current()) keepDraft(values, isUnsent);
        },
      }),
    [isUnsent, subscribe],
  );

  return { isUnsent, setIsUnsent };
}
