import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { SessionUser } from '../../session/authSlice';
import type { Fate } from './contactDraft';
import { emptyDraft, fieldId } from './contactValues';
import type { ContactValues } from './contactValues';
import type { useMessageDraft } from './useMessageDraft';

interface Cleared {
  readonly values: ContactValues;
  readonly fate: Fate;
  /** Who cleared it. */
  readonly user: SessionUser | null;
}

/** Clears the form without asking, because it can be undone as long as nothing new was typed. */
export function useClearing(
  { getValues, reset, subscribe }: UseFormReturn<ContactValues>,
  draft: ReturnType<typeof useMessageDraft>,
  user: SessionUser | null,
) {
  const [cleared, setCleared] = useState<Cleared>();

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: () => {
          setCleared(undefined);
        },
      }),
    [subscribe],
  );

  return {
    clear: () => {
      const values = getValues();
      const fate = { unsent: draft.unsent, maybeSent: draft.maybeSent };
      draft.clear();
      reset({ ...emptyDraft, consent: false });
      if (Object.values(values).some(Boolean)) setCleared({ values, fate, user });
    },
    // What another person typed does not come back.
    undo:
      cleared?.user === user
        ? () => {
            reset(cleared.values);
            draft.mark(cleared.values, cleared.fate);
            // The pressed button is gone, and here is what came back.
            document.getElementById(fieldId('subject'))?.focus();
          }
        : undefined,
  };
}
