import { portKindOf } from './portMethods';
import type { PortKind, ShippingMethod } from './portMethods';

export type BodyType = 'car' | 'suv' | 'pickup' | 'van' | 'motorcycle' | 'truck-or-bus' | 'machine';

/** What is known of a vehicle. Undefined means that nobody answered, not “no”. Nobody asks for damage or size. */
export interface ShippingAnswers {
  /** Runs and drives, rolls and steers but doesn't run, or neither. */
  condition: 'runs' | 'rolls' | 'inoperable';
  bodyType: BodyType;
  hasKeys?: boolean | undefined;
  /** With personal effects inside. */
  effects?: boolean | undefined;
  vehiclesCount: number;
  /** What all chosen ports take (`sharedKinds`); undefined if that isn't known. */
  ports?: readonly PortKind[] | undefined;
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
  | 'motorcycle-crated'
  | 'several-share-a-container';

/** What the advice takes for granted, because nobody answered. */
export type ShippingAssumption = 'has-keys' | 'undamaged' | 'empty' | 'fits';

export interface ShippingAdvice {
  method: ShippingMethod;
  /** Most important first; empty only if the ports decide. */
  reasons: readonly ShippingReason[];
  assumptions: readonly ShippingAssumption[];
  /** Another method that may work, if the carrier agrees. */
  alternative: ShippingMethod | undefined;
  /** Whether the chosen ports take the method: they do, only because of them it's not another, or they don't. */
  ports: 'fit' | 'decide' | 'mismatch';
}

/** Advice from the vehicle alone. */
type VehicleAdvice = Pick<ShippingAdvice, 'method' | 'reasons' | 'alternative'>;

/** Rarely fit in a container, whatever their dimensions. */
const TOO_BIG_BY_KIND: readonly BodyType[] = ['truck-or-bus', 'machine'];

/** Reasons for a container: what a RoRo carrier may refuse. */
function containerReasons(answers: ShippingAnswers): ShippingReason[] {
  const found: [boolean, ShippingReason][] = [
    [answers.effects === true, 'effects-not-on-roro'],
    [answers.condition !== 'runs', 'cannot-drive'],
    [answers.hasKeys === false, 'no-keys'],
    [answers.bodyType === 'motorcycle', 'motorcycle-crated'],
    [answers.vehiclesCount > 1, 'several-share-a-container'],
  ];
  return found.filter(([holds]) => holds).map(([, reason]) => reason);
}

/** Personal effects can't go along with anything but a container. */
const apart = ({ effects }: ShippingAnswers): ShippingReason[] => (effects ? ['effects-travel-apart'] : []);

function adviseForBig(answers: ShippingAnswers, drives: boolean): VehicleAdvice {
  if (drives) {
    const reasons: ShippingReason[] = ['oversize-drives-aboard', ...apart(answers)];
    return { method: 'roro', reasons, alternative: 'flat-rack' };
  }
  const alternative = answers.condition === 'rolls' ? 'roro' : 'container';
  return { method: 'flat-rack', reasons: ['oversize-cannot-drive', ...apart(answers)], alternative };
}

function adviseForVehicle(answers: ShippingAnswers): VehicleAdvice {
  const drives = answers.condition === 'runs' && answers.hasKeys !== false;
  if (TOO_BIG_BY_KIND.includes(answers.bodyType)) return adviseForBig(answers, drives);
  const reasons = containerReasons(answers);
  if (reasons.length === 0) return { method: 'roro', reasons: ['drives-aboard'], alternative: 'container' };
  const onlySeveral = reasons.every((reason) => reason === 'several-share-a-container');
  const towable = answers.condition === 'rolls' && !answers.effects && answers.hasKeys !== false;
  return { method: 'container', reasons, alternative: onlySeveral || towable ? 'roro' : undefined };
}

/** Prefers an alternative that the ports take to a method that they don't. */
function fitToPorts(answers: ShippingAnswers, advice: VehicleAdvice) {
  const { method, reasons, alternative } = advice;
  const takes = (each: ShippingMethod | undefined): each is ShippingMethod =>
    each !== undefined && (answers.ports?.includes(portKindOf(each)) ?? true);
  if (takes(method)) {
    const other = takes(alternative) ? alternative : undefined;
    return { method, reasons, alternative: other, ports: alternative && !other ? 'decide' : 'fit' } as const;
  }
  if (!takes(alternative)) return { method, reasons, alternative: undefined, ports: 'mismatch' } as const;
  const caveats: ShippingReason[] =
    alternative === 'roro' && answers.condition !== 'runs' ? ['cannot-drive'] : [];
  return {
    method: alternative,
    reasons: [...caveats, ...(alternative === 'container' ? [] : apart(answers))],
    alternative: undefined,
    ports: 'decide',
  } as const;
}

/** What the method depends on and nobody answered. */
function assumptionsOf(method: ShippingMethod, answers: ShippingAnswers): readonly ShippingAssumption[] {
  const open: [boolean, ShippingAssumption][] = [
    [method === 'roro' && answers.hasKeys === undefined, 'has-keys'],
    [method === 'roro', 'undamaged'],
    [method === 'roro' && answers.effects === undefined, 'empty'],
    [method === 'container', 'fits'],
  ];
  return open.filter(([isOpen]) => isOpen).map(([, assumption]) => assumption);
}

/**
 * Recommends a method: RoRo for vehicles that drive and carry no personal effects, a container for
 * non-runners and personal effects, a flat rack for vehicles too large for a container that don't drive. If the chosen
 * ports don't take that method, but an alternative, recommends the alternative. Only advice, because each carrier has
 * its own rules.
 */
export function adviseShippingMethod(answers: ShippingAnswers): ShippingAdvice {
  const advice = fitToPorts(answers, adviseForVehicle(answers));
  return { ...advice, assumptions: assumptionsOf(advice.method, answers) };
}
