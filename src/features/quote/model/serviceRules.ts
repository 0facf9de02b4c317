import type { QuoteDraft, VehicleDraft } from './draft';

/** Whether to ask for the shipping method, which only services with an ocean crossing have. */
export const asksMethod = (service: QuoteDraft['service']): boolean =>
  service !== 'inspection' && service !== 'logistics';

/** Whether the vehicle is still to be bought, so that its fields are preferences. */
export const isPurchase = (service: QuoteDraft['service']): service is 'car-purchase' =>
  service === 'car-purchase';

/** Whether to ask for keys. A running vehicle has them, but an answered question remains visible. */
export const asksKeys = ({ condition, keys }: Pick<VehicleDraft, 'condition' | 'keys'>): boolean =>
  condition === 'runs' ? keys !== '' : condition !== '';

/** Whether the vehicle has its keys; undefined until answered. */
export function hasKeys(vehicle: VehicleDraft): boolean | undefined {
  if (asksKeys(vehicle)) return vehicle.keys === '' ? undefined : vehicle.keys === 'yes';
  return vehicle.condition === '' ? undefined : true;
}

/** The wording to use for the date on which work can start. */
export const startKind = (service: QuoteDraft['service']): 'inspection' | 'car-purchase' | 'other' =>
  service === 'inspection' || isPurchase(service) ? service : 'other';

/**
 * Whether to ask about personal effects, which RoRo doesn't allow and a car to be bought doesn't have. An answered question
 * remains visible.
 */
export const asksEffects = ({ service, method, effects }: QuoteDraft): boolean =>
  asksMethod(service) && !isPurchase(service) && (method !== 'roro' || effects !== '');
