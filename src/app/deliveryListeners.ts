import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { sendContactMessage } from '../api/contactEndpoints';
import { requestQuote } from '../api/quoteEndpoints';
import { toApiError } from '../api/toApiError';
import { paths } from '../config/paths';
import { deliveryToasts } from '../content/deliveryToasts';
import type { WithDrafts } from '../drafts/draftState';
import { resolveDraft } from '../drafts/resolveDraft';
import { itemsReplaced, itemsSent, selectEnquiryItems } from '../features/enquiry/enquirySlice';
import type { WithEnquiry } from '../features/enquiry/enquirySlice';
import { listText } from '../features/enquiry/listText';
import { notified } from '../features/notifications/notificationsSlice';
import { rememberSent } from '../features/tracking/recent';

type Draft = keyof typeof deliveryToasts;
type State = WithDrafts & WithEnquiry;

const statusOf = (draft: Draft, state: unknown) => (state as State).drafts[draft]?.status;
/** False once the visitor has logged out: what was sent before is then no longer theirs to find on this device. */
const isAwaited = (draft: Draft, state: unknown) => statusOf(draft, state)?.kind === 'sending';
/** The form itself shows the outcome to a visitor who is still there. */
const isShown = (draft: Draft, state: unknown) =>
  isAwaited(draft, state) && window.location.pathname === paths[draft];

function failureToast(draft: Draft, thrown: unknown, state: unknown) {
  const status = statusOf(draft, state);
  const isRepeated = status?.kind === 'sending' && status.isRepeated;
  const { kind } = resolveDraft(toApiError(thrown), isRepeated, () => ({ fields: {}, summary: [] }));
  const words = deliveryToasts[draft];
  const text = kind === 'unsent' || kind === 'maybeSent' ? words[kind] : words.refused;
  return notified('error', text, { to: paths[draft], label: words.back });
}

/** What a delivery changes elsewhere, and what a visitor is told who has left the form in the meantime. */
export function addDeliveryListeners({ startListening }: ListenerMiddlewareInstance): void {
  startListening({
    matcher: requestQuote.matchFulfilled,
    effect: ({ payload, meta }, { dispatch, getState }) => {
      const reference = String(payload.reference);
      if (isAwaited('quote', getState())) {
        rememberSent(reference);
        dispatch(itemsSent(meta.arg.originalArgs.items ?? []));
      }
      if (isShown('quote', getState())) return;
      const { sent, track } = deliveryToasts.quote;
      const to = `${paths.track}?reference=${encodeURIComponent(reference)}`;
      dispatch(notified('success', sent(reference), { to, label: track }));
    },
  });
  startListening({
    matcher: sendContactMessage.matchFulfilled,
    effect: ({ meta }, { dispatch, getState }) => {
      const list = listText(selectEnquiryItems(getState() as State));
      // What was asked about has arrived: the list is done with.
      if (list !== '' && meta.arg.originalArgs.message.includes(list)) dispatch(itemsReplaced([]));
      if (isShown('contact', getState())) return;
      dispatch(notified('success', deliveryToasts.contact.sent));
    },
  });
  startListening({
    matcher: requestQuote.matchRejected,
    effect: ({ payload }, { dispatch, getState }) => {
      if (!isShown('quote', getState())) dispatch(failureToast('quote', payload, getState()));
    },
  });
  startListening({
    matcher: sendContactMessage.matchRejected,
    effect: ({ payload }, { dispatch, getState }) => {
      if (!isShown('contact', getState())) dispatch(failureToast('contact', payload, getState()));
    },
  });
}
