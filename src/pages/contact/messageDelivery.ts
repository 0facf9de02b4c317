import { addListener } from '@reduxjs/toolkit';
import { sendContactMessage } from '../../api/contactEndpoints';
import { deliveryToasts } from '../../content/deliveryToasts';
import type { WithDrafts } from '../../drafts/draftState';
import { contactDraft } from '../../features/contact/contactDraft';
import { itemsReplaced, selectEnquiryItems } from '../../features/enquiry/enquirySlice';
import type { WithEnquiry } from '../../features/enquiry/enquirySlice';
import { listText } from '../../features/enquiry/listText';
import { failureToast, isAtForm, isAwaited } from '../../features/notifications/deliveryToasts';
import { notified } from '../../features/notifications/notificationsSlice';

const listen = addListener.withTypes<WithDrafts & WithEnquiry>();

/** What an answered message changes elsewhere, and what a visitor is told who has left the form. */
export const messageDelivery = [
  listen({
    matcher: sendContactMessage.matchFulfilled,
    effect: ({ meta }, { dispatch, getState }) => {
      const list = listText(selectEnquiryItems(getState()));
      // What was asked about has arrived: the list is done with.
      if (list !== '' && meta.arg.originalArgs.message.includes(list)) dispatch(itemsReplaced([]));
      if (isAwaited('contact', getState()) && isAtForm('contact')) return;
      dispatch(notified('success', deliveryToasts.contact.sent));
    },
  }),
  listen({
    actionCreator: contactDraft.actions.failed,
    effect: (_action, { dispatch, getState }) => {
      const toast = isAtForm('contact') ? undefined : failureToast('contact', getState());
      if (toast) dispatch(toast);
    },
  }),
];
