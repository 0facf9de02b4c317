export type ShippingMethod = 'roro' | 'container' | 'flat-rack';

export type BodyType = 'car' | 'suv' | 'pickup' | 'van' | 'motorcycle' | 'truck-or-bus' | 'machine';

export interface ShippingAnswers {
  /** Runs and drives, rolls and steers but doesn't run, or neither. */
  condition: 'runs' | 'rolls' | 'inoperable';
  hasKeys: boolean;
  /** With loose parts, or unsafe to drive. */
  badlyDamaged: boolean;
  bodyType: BodyType;
  /** Too long, wide or high for a container (see `containerFit`). */
  oversize: boolean;
  /** With personal effects inside. */
  effects: boolean;
  vehiclesCount: number;
}

/** A reason for the recommended method, or a caveat. The texts are in the content folder. */
export type ShippingReason =
  | 'drives-aboard'
  | 'oversize-drives-aboard'
  | 'oversize-cannot-drive'
  | 'effects-not-on-roro'
  | 'effects-travel-apart'
  | 'cannot-drive'
  | 'no-keys'
  | 'badly-damaged'
  | 'motorcycle-crated'
  | 'several-share-a-container';

export interface ShippingAdvice {
  method: ShippingMethod;
  /** Most important first; never empty. */
  reasons: readonly ShippingReason[];
  /** Another method that may work, if the carrier agrees. */
  alternative: ShippingMethod | undefined;
}

/** Rarely fit in a container, whatever their dimensions. */
const TOO_BIG_BY_KIND: readonly BodyType[] = ['truck-or-bus', 'machine'];

/** Reasons for a container: what a RoRo carrier may refuse. */
function containerReasons(answers: ShippingAnswers): ShippingReason[] {
  const found: [boolean, ShippingReason][] = [
    [answers.effects, 'effects-not-on-roro'],
    [answers.condition !== 'runs', 'cannot-drive'],
    [!answers.hasKeys, 'no-keys'],
    [answers.badlyDamaged, 'badly-damaged'],
    [answers.bodyType === 'motorcycle', 'motorcycle-crated'],
    [answers.vehiclesCount > 1, 'several-share-a-container'],
  ];
  return found.filter(([holds]) => holds).map(([, reason]) => reason);
}

function adviseForBig(answers: ShippingAnswers, drives: boolean): ShippingAdvice {
  const apart: ShippingReason[] = answers.effects ? ['effects-travel-apart'] : [];
  if (drives)
    return { method: 'roro', reasons: ['oversize-drives-aboard', ...apart], alternative: 'flat-rack' };
  const alternative = answers.condition === 'rolls' ? 'roro' : answers.oversize ? undefined : 'container';
  return { method: 'flat-rack', reasons: ['oversize-cannot-drive', ...apart], alternative };
}

/**
 * Recommends a method: RoRo for vehicles that drive and carry no personal effects, a container for
 * non-runners and personal effects, a flat rack for vehicles too large for a container that don't drive. Only
 * advice, because each carrier has its own rules.
 */
export function adviseShippingMethod(answers: ShippingAnswers): ShippingAdvice {
  const drives = answers.condition === 'runs' && answers.hasKeys && !answers.badlyDamaged;
  if (answers.oversize || TOO_BIG_BY_KIND.includes(answers.bodyType)) return adviseForBig(answers, drives);
  const reasons = containerReasons(answers);
  if (reasons.length === 0) return { method: 'roro', reasons: ['drives-aboard'], alternative: 'container' };
  const onlySeveral = reasons.every((reason) => reason === 'several-share-a-container');
  const towable =
    answers.condition === 'rolls' && !answers.effects && !answers.badlyDamaged && answers.hasKeys;
  return { method: 'container', reasons, alternative: onlySeveral || towable ? 'roro' : undefined };
}
