import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { quoteUnderWay, sendQuote } from '../../api/quoteEndpoints';
import { toApiError } from '../../api/toApiError';
import type { QuoteRequest } from '../../api/requestSchemas';
import type { ApiError } from '../../lib/apiError';

/** What became of a request: in, under a reference, or not, or perhaps not. */
export type Outcome = { readonly reference: string } | { readonly error: ApiError };

type Sending = ReturnType<ReturnType<typeof sendQuote>>;

interface SendHandlers {
  readonly onStart: () => void;
  /** Where the answer finds the visitor on this page, whether it was sent from here or before it was left. */
  readonly onSeen: (body: QuoteRequest, outcome: Outcome) => void;
}

async function outcomeOf(sending: Sending): Promise<Outcome> {
  const { data, error } = await sending;
  return data ? { reference: String(data.reference) } : { error: toApiError(error) };
}

/**
 * Sends a request once, however often it is asked to: one is under way at a time, and who has left the page and comes
 * back finds it so.
 */
export function useSendQuote({ onStart, onSeen }: SendHandlers) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [trouble, setTrouble] = useState<ApiError>();
  /** Sent before the page was left. */
  const [underWay] = useState(() => dispatch(quoteUnderWay()));
  const [isSending, setIsSending] = useState(underWay !== undefined);
  const isHere = useRef(true);

  const see = (body: QuoteRequest, outcome: Outcome) => {
    if (!isHere.current) return;
    setIsSending(false);
    if ('error' in outcome) setTrouble(outcome.error.kind === 'validation' ? undefined : outcome.error);
    onSeen(body, outcome);
  };

  const seeLate = useEffectEvent(see);

  useEffect(() => {
    isHere.current = true;
    if (underWay) {
      void outcomeOf(underWay).then((outcome) => {
        seeLate(underWay.arg.originalArgs, outcome);
      });
    }
    return () => {
      isHere.current = false;
    };
  }, [underWay]);

  /** @param onAnswer what needs no screen: it is done first, wherever the visitor is by then */
  const send = (body: QuoteRequest, onAnswer: (outcome: Outcome) => void) => {
    if (dispatch(quoteUnderWay())) return;
    setIsSending(true);
    setTrouble(undefined);
    onStart();
    void outcomeOf(dispatch(sendQuote(body))).then((outcome) => {
      onAnswer(outcome);
      see(body, outcome);
    });
  };

  return { send, isSending, trouble };
}
