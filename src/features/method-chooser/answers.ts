import { bodyTypeNames, conditionNames } from '../../content/shippingMethod';
import { isRecord } from '../../lib/isRecord';
import type { ShippingAnswers } from '../../lib/shippingMethod';

/** The commonest case, so that there is an answer before the first question. */
export const startAnswers: ShippingAnswers = {
  condition: 'runs',
  hasKeys: true,
  badlyDamaged: false,
  bodyType: 'car',
  oversize: false,
  effects: false,
  vehiclesCount: 1,
};

const isOneOf = <T extends string>(names: Readonly<Record<T, string>>, value: unknown): value is T =>
  typeof value === 'string' && Object.hasOwn(names, value);

export const isBodyType = (value: unknown) => isOneOf(bodyTypeNames, value);
export const isCondition = (value: unknown) => isOneOf(conditionNames, value);

/** Answers as they were kept on the device; undefined when anything in them is not what we wrote. */
export function parseAnswers(stored: unknown): ShippingAnswers | undefined {
  if (!isRecord(stored)) return undefined;
  const { condition, hasKeys, badlyDamaged, bodyType, oversize, effects, vehiclesCount } = stored;
  if (!isCondition(condition) || !isBodyType(bodyType)) return undefined;
  if (typeof hasKeys !== 'boolean' || typeof badlyDamaged !== 'boolean') return undefined;
  if (typeof oversize !== 'boolean' || typeof effects !== 'boolean') return undefined;
  if (vehiclesCount !== 1 && vehiclesCount !== 2) return undefined;
  return { condition, hasKeys, badlyDamaged, bodyType, oversize, effects, vehiclesCount };
}
