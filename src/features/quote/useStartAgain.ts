import { useState } from 'react';
import type { RefObject } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '../../session/authSlice';
import type { SessionUser } from '../../session/authSlice';
import { isUntouched } from './draft';
import type { StoredDraft } from './draftStorage';
import type { useQuoteDraft } from './useQuoteDraft';
import type { useSteps } from './useSteps';

interface Cleared {
  readonly stored: StoredDraft;
  /** The empty draft that came after it. */
  readonly next: string;
  /** Who cleared it. */
  readonly user: SessionUser | null;
}

/**
 * Clears the draft without asking, because it can be undone as long as nothing new was typed.
 * @param heading takes the focus: the pressed button is gone
 */
export function useStartAgain(
  kept: ReturnType<typeof useQuoteDraft>,
  steps: ReturnType<typeof useSteps>,
  heading: RefObject<HTMLElement | null>,
) {
  const { draft, maybeSent, unsent, fill, forget } = kept;
  const user = useSelector(selectUser);
  const [cleared, setCleared] = useState<Cleared>();
  const isEmpty = isUntouched(draft);
  // Neither what was cleared before something else was sent comes back, nor what another person typed.
  const isHere = cleared?.next === draft.client_request_id && cleared.user === user;
  return {
    startAgain: isEmpty
      ? undefined
      : () => {
          setCleared({ stored: { draft, maybeSent, unsent }, next: forget(), user });
          heading.current?.focus();
          steps.goTo('service');
        },
    undo:
      isEmpty && isHere
        ? () => {
            fill(cleared.stored);
            setCleared(undefined);
            heading.current?.focus();
          }
        : undefined,
  };
}
