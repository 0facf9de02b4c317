import { useState } from 'react';
import { isUntouched } from './draft';
import type { StoredDraft } from './draftStorage';
import type { useQuoteDraft } from './useQuoteDraft';
import type { useSteps } from './useSteps';

/** Clears the draft without asking, because it can be undone as long as nothing new was typed. */
export function useStartAgain(kept: ReturnType<typeof useQuoteDraft>, steps: ReturnType<typeof useSteps>) {
  const { draft, maybeSent, unsent, keep, forget } = kept;
  const [cleared, setCleared] = useState<StoredDraft>();
  const isEmpty = isUntouched(draft);
  return {
    startAgain: isEmpty
      ? undefined
      : () => {
          setCleared({ draft, maybeSent, unsent });
          forget();
          steps.goTo('service');
        },
    undo:
      isEmpty && cleared
        ? () => {
            keep(cleared);
            setCleared(undefined);
          }
        : undefined,
  };
}
