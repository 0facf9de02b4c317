import { useEffect, useRef } from 'react';
import type { Control } from 'react-hook-form';
import { contactTrouble as words } from '../../content/contactTrouble';
import { describeError } from '../../content/errorMessages';
import { mayHaveBeenSent } from '../../lib/apiError';
import type { ApiError } from '../../lib/apiError';
import { Notice } from '../../ui/Notice';
import { useIsOnline } from '../../ui/useIsOnline';
import type { ContactValues } from './contactValues';
import { MessageWays } from './MessageWays';

interface ContactTroubleProps {
  readonly error: ApiError | undefined;
  /** This try or an earlier one may have arrived. */
  readonly maybeSent: boolean;
  /** It was meant to go out and had no connection, now or on an earlier visit. */
  readonly isUnsent: boolean;
  /** The device keeps what is typed. */
  readonly isKept: boolean;
  readonly attempt: number;
  readonly control: Control<ContactValues>;
}

/** The message did not go through, or perhaps it did: all of it stays, and other ways carry what was typed. */
export function ContactTrouble({
  error,
  maybeSent,
  isUnsent,
  isKept,
  attempt,
  control,
}: ContactTroubleProps) {
  const box = useRef<HTMLDivElement>(null);
  const isOnline = useIsOnline();
  // A refusal has its own summary, which takes focus.
  const failed = error && error.kind !== 'validation' ? error : undefined;
  useEffect(() => {
    if (failed) box.current?.focus();
  }, [attempt, failed]);
  if (!failed && !isUnsent && !maybeSent) return null;
  return (
    <div ref={box} tabIndex={-1}>
      <Notice
        tone={maybeSent || isUnsent ? 'caution' : 'error'}
        title={maybeSent ? words.maybeSent : isUnsent ? words.unsent : words.notSent}
        role="alert"
      >
        {failed && !isUnsent && !mayHaveBeenSent(failed) && <p>{describeError(failed)}</p>}
        {maybeSent && <p>{words.sendAgain}</p>}
        {isUnsent && <p>{isOnline ? words.isOnline : words.isOffline}</p>}
        {isUnsent && <p>{isKept && !isOnline ? words.keptUntil : words.keptAll}</p>}
        {failed && !maybeSent && !isUnsent && <p>{words.keptAll}</p>}
        <MessageWays control={control} />
      </Notice>
    </div>
  );
}
