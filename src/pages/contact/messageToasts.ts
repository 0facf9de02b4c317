import { addListener } from '@reduxjs/toolkit';
import { deliveryToasts } from '../../content/sending';
import type { WithDrafts } from '../../drafts/draftState';
import { contactDraft } from '../../features/contact/contactDraft';
import { failureToast, isAtForm } from '../../features/notifications/deliveryToasts';
import { notified } from '../../features/notifications/notificationsSlice';
import type { WithLocation } from '../../session/locationSlice';

const listen = addListener.withTypes<WithDrafts & WithLocation>();

/** Listeners that show a toast about a delivered or failed message if the visitor has left the form. */
export const messageToasts = [
  listen({
    actionCreator: contactDraft.actions.delivered,
    effect: (_action, { dispatch, getState }) => {
      // After a logout, the form doesn't show the outcome.
      if (isAtForm('contact', getState()) && contactDraft.selectStatus(getState()).kind === 'sent') return;
      dispatch(notified('success', deliveryToasts.contact.sent));
    },
  }),
  listen({
    actionCreator: contactDraft.actions.failed,
    effect: (_action, { dispatch, getState }) => {
      const toast = isAtForm('contact', getState()) ? undefined : failureToast('contact', getState());
      if (toast) dispatch(toast);
    },
  }),
];
