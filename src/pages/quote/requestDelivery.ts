import { addListener } from '@reduxjs/toolkit';
import type { ListenerEffectAPI, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { requestQuote } from '../../api/quoteEndpoints';
import type { QuoteRequest } from '../../api/requestSchemas';
import { paths } from '../../config/paths';
import { deliveryToasts } from '../../content/sending';
import type { WithDevice } from '../../device/deviceSlice';
import type { WithDrafts } from '../../drafts/draftState';
import { isRepeat } from '../../drafts/resolveDraft';
import { itemsSent } from '../../features/enquiry/enquiryList';
import { failureToast, isAtForm, isStillSending } from '../../features/notifications/deliveryToasts';
import { notified } from '../../features/notifications/notificationsSlice';
import { quoteDraft } from '../../features/quote/model/quoteDraft';
import { sentReferenceSaved } from '../../features/tracking/model/recent';
import { trackLink } from '../../features/tracking/model/trackLink';
import { wasDelivered } from '../../lib/apiError';

type State = WithDrafts & WithDevice;
type Dispatch = ThunkDispatch<State, unknown, UnknownAction>;

const listen = addListener.withTypes<State, Dispatch>();
const { sent, delivered: arrived, track, back } = deliveryToasts.quote;

function onDelivered(
  reference: string | undefined,
  { items = [] }: QuoteRequest,
  { dispatch, getState }: Pick<ListenerEffectAPI<State, Dispatch>, 'dispatch' | 'getState'>,
): void {
  if (isStillSending('quote', getState())) {
    if (reference) dispatch(sentReferenceSaved(reference));
    if (items.length > 0) dispatch(itemsSent(items));
    if (isAtForm('quote')) return;
  }
  dispatch(
    reference
      ? notified('success', sent(reference), { link: { to: trackLink(reference), label: track } })
      : notified('success', arrived, { link: { to: paths.quote, label: back } }),
  );
}

/** Listeners for a delivered or failed request. They show a toast if the visitor has left the form. */
export const requestDelivery = [
  listen({
    matcher: requestQuote.matchFulfilled,
    effect: ({ payload, meta }, api) => {
      onDelivered(String(payload.reference), meta.arg.originalArgs, api);
    },
  }),
  listen({
    matcher: requestQuote.matchRejected,
    effect: ({ payload, meta }, api) => {
      const isRepeated = isRepeat(quoteDraft.selectStatus(api.getState()));
      if (payload && wasDelivered(payload, isRepeated))
        onDelivered(payload.reference, meta.arg.originalArgs, api);
    },
  }),
  listen({
    actionCreator: quoteDraft.actions.failed,
    effect: (_action, { dispatch, getState }) => {
      const toast = isAtForm('quote') ? undefined : failureToast('quote', getState());
      if (toast) dispatch(toast);
    },
  }),
];
