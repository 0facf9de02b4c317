import * as v from 'valibot';
import { storageKeys } from '../../config/storageKeys';
import { bodyTypeNames, conditionNames } from '../../content/tools/shippingMethod';
import type { ShippingAnswers } from '../../lib/vehicle/shippingMethod';
import { defineDeviceItem } from '../../device/defineDeviceItem';

const isOneOf = <T extends string>(names: Readonly<Record<T, string>>, value: unknown): value is T =>
  typeof value === 'string' && Object.hasOwn(names, value);

export const isBodyType = (value: unknown) => isOneOf(bodyTypeNames, value);
export const isCondition = (value: unknown) => isOneOf(conditionNames, value);

const AnswersSchema = v.object({
  condition: v.union([v.literal(''), v.custom<ShippingAnswers['condition']>(isCondition)]),
  hasKeys: v.boolean(),
  badlyDamaged: v.boolean(),
  bodyType: v.union([v.literal(''), v.custom<ShippingAnswers['bodyType']>(isBodyType)]),
  oversize: v.boolean(),
  effects: v.boolean(),
  vehiclesCount: v.picklist([1, 2]),
});

/** The choices as shown: '' is open, and an unchecked box isn't an answer. */
export type ChooserAnswers = v.InferOutput<typeof AnswersSchema>;

export const storedAnswers = defineDeviceItem<ChooserAnswers>({
  key: storageKeys.methodChooser,
  schema: AnswersSchema,
  fallback: {
    condition: '',
    hasKeys: true,
    badlyDamaged: false,
    bodyType: '',
    oversize: false,
    effects: false,
    vehiclesCount: 1,
  },
});

/** What the visitor has said of the car; undefined until its type and condition are known. */
export function toShippingAnswers(answers: ChooserAnswers): ShippingAnswers | undefined {
  const { bodyType, condition, hasKeys, badlyDamaged, oversize, effects, vehiclesCount } = answers;
  if (bodyType === '' || condition === '') return undefined;
  return {
    bodyType,
    condition,
    hasKeys: hasKeys ? undefined : false,
    badlyDamaged: badlyDamaged || undefined,
    oversize: oversize || undefined,
    effects: effects || undefined,
    vehiclesCount,
  };
}
