import type { QuoteDraft } from './draft';

/** Whether a sea passage is part of the service, so that the way of shipping is worth a question. */
export const asksMethod = (service: QuoteDraft['service']): boolean =>
  service !== 'inspection' && service !== 'logistics';

/** Whether the vehicle is still to be found: its condition is then a wish. */
export const isWish = (service: QuoteDraft['service']): service is 'car-purchase' =>
  service === 'car-purchase';
