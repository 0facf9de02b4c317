import { addListener } from '@reduxjs/toolkit';
import { paths } from '../../config/paths';
import { deliveryToasts } from '../../content/sending';
import type { WithDrafts } from '../../drafts/draftState';
import { failureToast, isAtForm } from '../../features/notifications/deliveryToasts';
import { notified } from '../../features/notifications/notificationsSlice';
import { quoteDraft } from '../../features/quote/model/quoteDraft';
import type { QuoteReceipt } from '../../features/quote/model/quoteDraft';
import { trackLink } from '../../features/tracking/model/trackLink';
import type { WithLocation } from '../../session/locationSlice';

const listen = addListener.withTypes<WithDrafts & WithLocation>();
const { sent, delivered, track, back } = deliveryToasts.quote;

/** Listeners that show a toast about a delivered or failed request if the visitor has left the form. */
export const requestToasts = [
  listen({
    actionCreator: quoteDraft.actions.delivered,
    effect: ({ payload }, { dispatch, getState }) => {
      // After a logout, the form doesn't show the outcome.
      if (isAtForm('quote', getState()) && quoteDraft.selectStatus(getState()).kind === 'sent') return;
      const { reference } = payload.receipt as QuoteReceipt;
      dispatch(
        reference
          ? notified('success', sent(reference), { link: { to: trackLink(reference), label: track } })
          : notified('success', delivered, { link: { to: paths.quote, label: back } }),
      );
    },
  }),
  listen({
    actionCreator: quoteDraft.actions.failed,
    effect: (_action, { dispatch, getState }) => {
      const toast = isAtForm('quote', getState()) ? undefined : failureToast('quote', getState());
      if (toast) dispatch(toast);
    },
  }),
];
