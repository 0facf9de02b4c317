import * as v from 'valibot';
import { storageKeys } from '../../config/storageKeys';
import { bodyTypeNames, conditionNames } from '../../content/tools/shippingMethod';
import type { ShippingAnswers } from '../../lib/vehicle/shippingMethod';
import { defineStored } from '../../storage/defineStored';

const isOneOf = <T extends string>(names: Readonly<Record<T, string>>, value: unknown): value is T =>
  typeof value === 'string' && Object.hasOwn(names, value);

export const isBodyType = (value: unknown) => isOneOf(bodyTypeNames, value);
export const isCondition = (value: unknown) => isOneOf(conditionNames, value);

export const storedAnswers = defineStored<ShippingAnswers>({
  key: storageKeys.methodChooser,
  schema: v.object({
    condition: v.custom<ShippingAnswers['condition']>(isCondition),
    hasKeys: v.boolean(),
    badlyDamaged: v.boolean(),
    bodyType: v.custom<ShippingAnswers['bodyType']>(isBodyType),
    oversize: v.boolean(),
    effects: v.boolean(),
    vehiclesCount: v.picklist([1, 2]),
  }),
  // The most common case, so that a recommendation shows right away.
  fallback: {
    condition: 'runs',
    hasKeys: true,
    badlyDamaged: false,
    bodyType: 'car',
    oversize: false,
    effects: false,
    vehiclesCount: 1,
  },
});
