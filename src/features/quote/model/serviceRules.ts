import type { QuoteDraft, VehicleDraft } from './draft';

/** Whether a sea passage is part of the service, so that the way of shipping is worth a question. */
export const asksMethod = (service: QuoteDraft['service']): boolean =>
  service !== 'inspection' && service !== 'logistics';

/** Whether the vehicle is still to be found: its condition is then a wish. */
export const isWish = (service: QuoteDraft['service']): service is 'car-purchase' =>
  service === 'car-purchase';

/** Whether its keys are worth a question: a vehicle that starts has them. A question that was answered stays. */
export const asksKeys = ({ condition, keys }: VehicleDraft): boolean =>
  condition === 'runs' ? keys !== '' : condition !== '';

/** Whether its keys are with it; undefined until that is said. */
export function hasKeys(vehicle: VehicleDraft): boolean | undefined {
  if (asksKeys(vehicle)) return vehicle.keys === '' ? undefined : vehicle.keys === 'yes';
  return vehicle.condition === '' ? undefined : true;
}

/** Whether belongings are worth a question: aboard a RoRo vessel, nothing may travel inside. The same holds of it. */
export const asksEffects = ({ service, method, effects }: QuoteDraft): boolean =>
  asksMethod(service) && (method !== 'roro' || effects !== '');
