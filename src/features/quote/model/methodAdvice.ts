import type { BodyType, ShippingAdvice } from '../../../lib/vehicle/shippingMethod';
import { adviseShippingMethod } from '../../../lib/vehicle/shippingMethod';
import type { QuoteDraft, VehicleDraft } from './draft';

const kinds: Readonly<Record<Exclude<VehicleDraft['body_type'], ''>, BodyType>> = {
  sedan: 'car',
  suv: 'suv',
  pickup: 'pickup',
  van: 'van',
  bus: 'truck-or-bus',
  truck: 'truck-or-bus',
  motorcycle: 'motorcycle',
  machinery: 'machine',
};

/** Vehicles, counted from 1, to which the same advice applies. */
interface GroupedAdvice {
  readonly vehicles: readonly number[];
  readonly advice: ShippingAdvice;
}

/** What the answers so far speak for, vehicle by vehicle; vehicles that fare alike are told together. */
export function adviseOnDraft({ vehicles, effects }: QuoteDraft): readonly GroupedAdvice[] {
  const groups: { vehicles: number[]; advice: ShippingAdvice }[] = [];
  vehicles.forEach(({ body_type: kind, condition, keys }, index) => {
    if (kind === '' || condition === '') return;
    const advice = adviseShippingMethod({
      bodyType: kinds[kind],
      condition,
      hasKeys: keys !== 'no',
      // Not asked here: who knows more says so in the notes.
      badlyDamaged: false,
      oversize: false,
      effects: effects === 'yes',
      vehiclesCount: vehicles.length,
    });
    const same = groups.find((group) => JSON.stringify(group.advice) === JSON.stringify(advice));
    if (same) same.vehicles.push(index + 1);
    else groups.push({ vehicles: [index + 1], advice });
  });
  return groups;
}

/** Whether what was chosen goes against the advice for any of the vehicles. */
export const isAgainstAdvice = (draft: QuoteDraft, groups: readonly GroupedAdvice[]): boolean =>
  draft.method !== 'unsure' &&
  groups.some(({ advice }) => advice.method !== draft.method && advice.alternative !== draft.method);
