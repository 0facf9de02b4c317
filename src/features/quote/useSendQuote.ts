import { useEffect, useRef, useState } from 'react';
import { useRequestQuoteMutation } from '../../api/quoteEndpoints';
import { toApiError } from '../../api/toApiError';
import type { QuoteRequest } from '../../api/requestSchemas';
import type { ApiError, ApiErrorKind } from '../../lib/apiError';

/** Kinds that leave open whether the server has the request: no answer came, or none that could be read. */
const UNCERTAIN: ReadonlySet<ApiErrorKind> = new Set(['timeout', 'unreachable', 'malformed']);

interface SendHandlers {
  readonly onStart: () => void;
  readonly onSent: (reference: string) => void;
  readonly onFailed: (error: ApiError, maybeSent: boolean) => void;
}

/**
 * Sends a request once, however often it is asked to: one is under way at a time, and none goes out before a server
 * that was asked too often wants to hear from us again.
 */
export function useSendQuote({ onStart, onSent, onFailed }: SendHandlers) {
  const [request] = useRequestQuoteMutation();
  const [trouble, setTrouble] = useState<ApiError>();
  const [isSending, setIsSending] = useState(false);
  const isBusy = useRef(false);
  /** By a clock that nobody sets. */
  const heldUntil = useRef(0);
  const delivered = useRef<string>(undefined);
  const isHere = useRef(true);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const send = async (body: QuoteRequest) => {
    // A second press may come after the answer and before the receipt is on the screen.
    if (isBusy.current || delivered.current === body.client_request_id) return;
    const wait = Math.ceil((heldUntil.current - performance.now()) / 1000);
    if (wait > 0) {
      setTrouble({ kind: 'rate-limited', seconds: wait });
      return;
    }
    isBusy.current = true;
    setIsSending(true);
    setTrouble(undefined);
    onStart();
    const answer = await request(body);
    isBusy.current = false;
    if (answer.error === undefined) delivered.current = body.client_request_id;
    // Who has left the page finds the draft marked as perhaps sent; the same id makes a second send harmless.
    if (!isHere.current) return;
    setIsSending(false);
    if (answer.error === undefined) {
      onSent(String(answer.data.reference));
      return;
    }
    const error = toApiError(answer.error);
    if (error.kind === 'rate-limited') heldUntil.current = performance.now() + (error.seconds ?? 0) * 1000;
    setTrouble(error.kind === 'validation' ? undefined : error);
    onFailed(error, UNCERTAIN.has(error.kind));
  };

  return { send, isSending, trouble };
}
