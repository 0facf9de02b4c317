import { deliveryToasts } from '../../content/sending';
import { contactDraft } from '../../features/contact/contactDraft';
import { toastsAbout } from '../../features/notifications/deliveryToasts';
import { notified } from '../../features/notifications/notificationsSlice';

/** Listeners that show a toast about a delivered or failed message. */
export const messageToasts = toastsAbout('contact', contactDraft, () =>
  notified('success', deliveryToasts.contact.sent),
);
