export type ShippingMethod = 'roro' | 'container' | 'flat-rack';

export type BodyType = 'car' | 'suv' | 'pickup' | 'van' | 'motorcycle' | 'truck-or-bus' | 'machine';

export interface ShippingAnswers {
  /** Starts and drives; or does not, but rolls and steers; or neither. */
  condition: 'runs' | 'rolls' | 'inoperable';
  hasKeys: boolean;
  /** Badly enough that parts hang loose or it cannot be driven safely. */
  badlyDamaged: boolean;
  bodyType: BodyType;
  /** Too long, wide or high for a container (see `containerFit`). */
  oversize: boolean;
  /** Personal effects are to travel in it. */
  effects: boolean;
  vehiclesCount: number;
}

/** Why a method is advised, or what to mind about it. The words stand in the content. */
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
  /** The weightiest first; never empty. */
  reasons: readonly ShippingReason[];
  /** What may do as well; a line decides about it. */
  alternative: ShippingMethod | undefined;
}

/** Seldom fit a container, whatever their measures. */
const TOO_BIG_BY_KIND: readonly BodyType[] = ['truck-or-bus', 'machine'];

/** What speaks for a container from what a line may refuse on a car deck. */
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
 * Which way of shipping fits: RoRo takes vehicles that drive, without effects;
 * a container takes non-runners and effects; a flat rack takes what is too big for one and does not drive.
 * Advice, not a promise: each line has its own rules.
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
