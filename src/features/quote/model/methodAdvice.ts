import type { BodyType, ShippingAdvice } from '../../../lib/vehicle/shippingMethod';
import { adviseShippingMethod } from '../../../lib/vehicle/shippingMethod';
import type { QuoteDraft, VehicleDraft } from './draft';

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

/** Numbers (from 1) of vehicles with the existing advice. */
interface GroupedAdvice {
  readonly vehicles: readonly number[];
  readonly advice: ShippingAdvice;
}

/** Shipping advice from the answers so far, with vehicles grouped by identical advice. */
export function adviseOnDraft({ vehicles, effects }: QuoteDraft): readonly GroupedAdvice[] {
  const groups: { vehicles: number[]; advice: ShippingAdvice }[] = [];
  vehicles.forEach(({ body_type: bodyType, condition, keys }, index) => {
    if (bodyType === '' || condition === '') return;
    const advice = adviseShippingMethod({
      bodyType: adviceBodyTypes[bodyType],
      condition,
      hasKeys: keys !== 'no',
      // Not asked in this form.
      badlyDamaged: false,
      oversize: false,
      effects: effects === 'yes',
      vehiclesCount: vehicles.length,
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
