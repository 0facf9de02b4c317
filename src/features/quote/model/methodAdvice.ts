import type { BodyType, ShippingAdvice } from '../../../lib/vehicle/shippingMethod';
import { adviseShippingMethod } from '../../../lib/vehicle/shippingMethod';
import type { QuoteDraft, VehicleDraft } from './draft';
import { hasKeys, isPurchase } from './serviceRules';
import { draftKinds } from './warnings';

const adviceBodyTypes: Readonly<Record<Exclude<VehicleDraft['body_type'], ''>, BodyType>> = {
  sedan: 'car',
  suv: 'suv',
  pickup: 'pickup',
  van: 'van',
  bus: 'truck-or-bus',
  truck: 'truck-or-bus',
  motorcycle: 'motorcycle',
  machinery: 'machine',
};

/** Numbers (from 1) of vehicles with the same advice. */
interface GroupedAdvice {
  readonly vehicles: readonly number[];
  readonly advice: ShippingAdvice;
}

/**
 * Shipping advice from the answers and ports so far, with vehicles grouped by identical advice. None for a car to be bought,
 * whose condition isn't known yet.
 */
export function adviseOnDraft(draft: QuoteDraft): readonly GroupedAdvice[] {
  const { service, vehicles, effects } = draft;
  if (isPurchase(service)) return [];
  // Ports that contradict each other say nothing about the method.
  const kinds = draftKinds(draft);
  const ports = kinds?.length ? kinds : undefined;
  const groups: { vehicles: number[]; advice: ShippingAdvice }[] = [];
  vehicles.forEach((vehicle, index) => {
    const { body_type: bodyType, condition } = vehicle;
    if (bodyType === '' || condition === '') return;
    const advice = adviseShippingMethod({
      bodyType: adviceBodyTypes[bodyType],
      condition,
      hasKeys: hasKeys(vehicle),
      effects: effects === '' ? undefined : effects === 'yes',
      vehiclesCount: vehicles.length,
      ports,
    });
    const existing = groups.find((group) => JSON.stringify(group.advice) === JSON.stringify(advice));
    if (existing) existing.vehicles.push(index + 1);
    else groups.push({ vehicles: [index + 1], advice });
  });
  return groups;
}

/** Whether the chosen method contradicts the advice for any vehicle. */
export const isAgainstAdvice = (draft: QuoteDraft, groups: readonly GroupedAdvice[]): boolean =>
  draft.method !== 'unsure' &&
  groups.some(({ advice }) => advice.method !== draft.method && advice.alternative !== draft.method);
