import { useEffect, useRef, useState } from 'react';
import { useRequestQuoteMutation } from '../../api/quoteEndpoints';
import { toApiError } from '../../api/toApiError';
import type { QuoteRequest } from '../../api/requestSchemas';
import { mayHaveBeenSent } from '../../lib/apiError';
import type { ApiError } from '../../lib/apiError';

interface SendHandlers {
  readonly onStart: () => void;
  readonly onSent: (reference: string) => void;
  readonly onFailed: (error: ApiError, maybeSent: boolean) => void;
}

/** Sends a request once, however often it is asked to: one is under way at a time. */
export function useSendQuote({ onStart, onSent, onFailed }: SendHandlers) {
  const [request] = useRequestQuoteMutation();
  const [trouble, setTrouble] = useState<ApiError>();
  const [isSending, setIsSending] = useState(false);
  const isBusy = useRef(false);
  const isHere = useRef(true);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const send = async (body: QuoteRequest) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    setTrouble(undefined);
    onStart();
    const answer = await request(body);
    isBusy.current = false;
    // Who has left the page finds the draft marked as perhaps sent; the same id makes a second send harmless.
    if (!isHere.current) return;
    setIsSending(false);
    if (answer.error === undefined) {
      onSent(String(answer.data.reference));
      return;
    }
    const error = toApiError(answer.error);
    setTrouble(error.kind === 'validation' ? undefined : error);
    onFailed(error, mayHaveBeenSent(error));
  };

  return { send, isSending, trouble };
}
