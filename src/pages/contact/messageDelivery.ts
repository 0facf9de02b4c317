import { addListener } from '@reduxjs/toolkit';
import type { Dispatch, ListenerEffectAPI } from '@reduxjs/toolkit';
import { sendContactMessage } from '../../api/contactEndpoints';
import type { ContactMessage } from '../../api/requestSchemas';
import { deliveryToasts } from '../../content/sending';
import type { WithDevice } from '../../device/deviceSlice';
import type { WithDrafts } from '../../drafts/draftState';
import { isRepeat } from '../../drafts/resolveDraft';
import { contactDraft } from '../../features/contact/contactDraft';
import { enquiryList } from '../../features/enquiry/enquiryList';
import { listText } from '../../features/enquiry/listText';
import { failureToast, isAtForm, isStillSending } from '../../features/notifications/deliveryToasts';
import { notified } from '../../features/notifications/notificationsSlice';
import { wasDelivered } from '../../lib/apiError';

type State = WithDrafts & WithDevice;
const listen = addListener.withTypes<State>();

function onDelivered(
  { message }: ContactMessage,
  { dispatch, getState }: Pick<ListenerEffectAPI<State, Dispatch>, 'dispatch' | 'getState'>,
): void {
  const list = listText(enquiryList.select(getState()));
  // The list was delivered with the message, so empty it.
  if (list !== '' && message.includes(list)) dispatch(enquiryList.removed());
  if (isStillSending('contact', getState()) && isAtForm('contact')) return;
  dispatch(notified('success', deliveryToasts.contact.sent));
}

/** Listeners for a delivered or failed message. They show a toast if the visitor has left the form. */
export const messageDelivery = [
  listen({
    matcher: sendContactMessage.matchFulfilled,
    effect: ({ meta }, api) => {
      onDelivered(meta.arg.originalArgs, api);
    },
  }),
  listen({
    matcher: sendContactMessage.matchRejected,
    effect: ({ payload, meta }, api) => {
      const isRepeated = isRepeat(contactDraft.selectStatus(api.getState()));
      if (payload && wasDelivered(payload, isRepeated)) onDelivered(meta.arg.originalArgs, api);
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
