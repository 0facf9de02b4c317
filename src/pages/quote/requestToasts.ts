import { paths } from '../../config/paths';
import { deliveryToasts } from '../../content/sending';
import { toastsAbout } from '../../features/notifications/deliveryToasts';
import { notified } from '../../features/notifications/notificationsSlice';
import { quoteDraft } from '../../features/quote/model/quoteDraft';
import type { QuoteReceipt } from '../../features/quote/model/quoteDraft';
import { trackLink } from '../../features/tracking/model/trackLink';

const { sent, delivered, track, back } = deliveryToasts.quote;

/** Listeners that show a toast about a delivered or failed request. */
export const requestToasts = toastsAbout('quote', quoteDraft, (receipt) => {
  const { reference } = receipt as QuoteReceipt;
  return reference
    ? notified('success', sent(reference), { link: { to: trackLink(reference), label: track } })
    : notified('success', delivered, { link: { to: paths.quote, label: back } });
});
