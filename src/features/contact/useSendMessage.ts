import { useRef, useState } from 'react';
import { useSendContactMessageMutation } from '../../api/contactEndpoints';
import { toApiError } from '../../api/toApiError';
import type { ApiError } from '../../lib/apiError';
import { toMessage } from './contactValues';
import type { ContactValues } from './contactValues';

/** Sends a message once, however often it is asked to. */
export function useSendMessage() {
  const [post] = useSendContactMessageMutation();
  const [failure, setFailure] = useState<ApiError>();
  const [isSending, setIsSending] = useState(false);
  const inFlight = useRef(false);

  /** @returns what went wrong, if anything */
  const send = async (values: ContactValues): Promise<ApiError | undefined> => {
    inFlight.current = true;
    setIsSending(true);
    setFailure(undefined);
    const result = await post(toMessage(values));
    setIsSending(false);
    // Still in flight until another message is begun: a second press may come before the screen has changed.
    if (!result.error) return undefined;
    inFlight.current = false;
    const error = toApiError(result.error);
    setFailure(error);
    return error;
  };

  return {
    send,
    failure,
    isSending,
    isBusy: () => inFlight.current,
    /** Another message may go out. */
    begin: () => {
      inFlight.current = false;
    },
    forgetFailure: () => {
      setFailure(undefined);
    },
  };
}
