import { addListener } from '@reduxjs/toolkit';
import { requestQuote } from '../../api/quoteEndpoints';
import { paths } from '../../config/paths';
import { deliveryToasts } from '../../content/deliveryToasts';
import type { WithDrafts } from '../../drafts/draftState';
import { itemsSent } from '../../features/enquiry/enquirySlice';
import { failureToast, isAtForm, isAwaited } from '../../features/notifications/deliveryToasts';
import { notified } from '../../features/notifications/notificationsSlice';
import { quoteDraft } from '../../features/quote/model/quoteDraft';
import { rememberSent } from '../../features/tracking/model/recent';

const listen = addListener.withTypes<WithDrafts>();
const { sent, track } = deliveryToasts.quote;

/** What an answered request changes elsewhere, and what a visitor is told who has left the form. */
export const requestDelivery = [
  listen({
    matcher: requestQuote.matchFulfilled,
    effect: ({ payload, meta }, { dispatch, getState }) => {
      const reference = String(payload.reference);
      if (isAwaited('quote', getState())) {
        rememberSent(reference);
        dispatch(itemsSent(meta.arg.originalArgs.items ?? []));
      }
      if (isAwaited('quote', getState()) && isAtForm('quote')) return;
      const to = `${paths.track}?reference=${encodeURIComponent(reference)}`;
      dispatch(notified('success', sent(reference), { to, label: track }));
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
