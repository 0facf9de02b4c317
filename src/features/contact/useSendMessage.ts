import { useRef, useState } from 'react';
import { useSendContactMessageMutation } from '../../api/contactEndpoints';
import { toApiError } from '../../api/toApiError';
import { mayHaveBeenSent } from '../../lib/apiError';
import type { ApiError } from '../../lib/apiError';
import { toMessage } from './contactValues';
import type { ContactValues } from './contactValues';

/** Sends a message once, however often it is asked to. */
export function useSendMessage() {
  const [post] = useSendContactMessageMutation();
  const [failure, setFailure] = useState<ApiError>();
  const [maybeSent, setMaybeSent] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const inFlight = useRef(false);

  const send = async (values: ContactValues): Promise<'busy' | 'sent' | ApiError> => {
    if (inFlight.current) return 'busy';
    inFlight.current = true;
    setIsSending(true);
    setFailure(undefined);
    const result = await post(toMessage(values));
    setIsSending(false);
    // Still in flight until another message is begun: a second press may come before the screen has changed.
    if (!result.error) return 'sent';
    inFlight.current = false;
    const error = toApiError(result.error);
    setFailure(error);
    if (mayHaveBeenSent(error)) setMaybeSent(true);
    return error;
  };

  return {
    send,
    failure,
    /** This try or an earlier one may have arrived. */
    maybeSent,
    isSending,
    isBusy: () => inFlight.current,
    /** Another message may go out. */
    begin: () => {
      inFlight.current = false;
      setMaybeSent(false);
    },
    forgetFailure: () => {
      setFailure(undefined);
    },
    /** What was typed is gone, and with it what became of it. */
    forget: () => {
      setFailure(undefined);
      setMaybeSent(false);
    },
  };
}
