import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { mayHaveBeenSent } from '../../lib/apiError';
import type { QuoteDraft, QuoteItems } from './draft';
import { readFate, settleDraft } from './draftStorage';
import type { Fate } from './draftStorage';
import { firstFaultyStep, noFaults, serverFaults, withoutFaults } from './serverFaults';
import { nextStep, stepOfField } from './steps';
import { toRequest } from './toRequest';
import { useHasLoggedOut } from './useHasLoggedOut';
import type { useQuoteDraft } from './useQuoteDraft';
import { useSendQuote } from './useSendQuote';
import type { Outcome } from './useSendQuote';
import type { useSteps } from './useSteps';

interface RequestParts {
  readonly kept: ReturnType<typeof useQuoteDraft>;
  readonly items: QuoteItems | undefined;
  readonly steps: ReturnType<typeof useSteps>;
  readonly onSent: ((reference: string) => void) | undefined;
}

/**
 * Carries the request from step to step and to the server: what the server finds wrong goes back to the step where
 * it stands, and a send without an answer is remembered as one that may have arrived.
 */
export function useRequest({ kept, items, steps, onSent }: RequestParts) {
  const { draft, forms, maybeSent, idNow, keep, keepTyped, flush, forget } = kept;
  const { step, open } = steps;
  const hasLoggedOut = useHasLoggedOut();
  const shown = useRef(step);
  useEffect(() => {
    shown.current = step;
  }, [step]);
  const [faults, setFaults] = useState(noFaults);

  /** What the last send from here came to; after a return the device knows. */
  const fate = useRef<Fate>(undefined);

  const { send, isSending, trouble } = useSendQuote({
    onStart: () => {
      keep({ maybeSent: true, unsent: false });
      flush();
    },
    onSeen: ({ client_request_id: id, contact: { preferred } }, outcome) => {
      const isSame = id === idNow();
      if ('reference' in outcome) {
        // Together with the router's own transition: an empty draft must not be seen at the old address.
        startTransition(() => {
          if (isSame) forget();
          steps.goToSent({ reference: outcome.reference, preferred });
        });
        return;
      }
      if (!isSame) return;
      keep(fate.current ?? readFate());
      const found = serverFaults(outcome.error, draft);
      setFaults(found);
      // Who went to look something up meanwhile is brought back to where the failure is told.
      const to = firstFaultyStep(found) ?? 'review';
      if (to !== shown.current) steps.goTo(to);
    },
  });

  /** What needs no screen: it is done although the page was left. */
  const settle = (id: string) => (outcome: Outcome) => {
    if (hasLoggedOut()) return;
    if ('reference' in outcome) {
      settleDraft(id, 'sent');
      onSent?.(outcome.reference);
      return;
    }
    const { error } = outcome;
    fate.current = { maybeSent: mayHaveBeenSent(error) || maybeSent, unsent: error.kind === 'offline' };
    settleDraft(id, fate.current);
  };

  /** What was typed, as it is typed: a field that is being corrected is no longer the server's to blame. */
  const edit = useCallback(
    (next: QuoteDraft, field: string | undefined) => {
      keepTyped(next, forms);
      if (field) {
        setFaults((before) =>
          field in before.fields || before.whole.length > 0
            ? withoutFaults(before, (name) => name === field)
            : before,
        );
      }
    },
    [forms, keepTyped],
  );

  /** The step holds: on to the next, to the review if nothing else is open, or from there to the server. */
  const proceed = (done: QuoteDraft) => {
    const own = keepTyped(done, forms);
    // A second press may come after the answer and before the receipt is on the screen.
    if (!own) return;
    if (step === 'review') {
      const body = toRequest(own, items);
      if (body) send(body, settle(body.client_request_id));
      return;
    }
    setFaults((before) => withoutFaults(before, (field) => stepOfField(field) === step));
    steps.goTo(open === 'review' ? 'review' : nextStep(step));
  };

  return { faults, edit, proceed, isSending, trouble };
}
