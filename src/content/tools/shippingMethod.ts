import { formatList } from '../../lib/text/format';
import type { ShippingMethod } from '../../lib/vehicle/portMethods';
import type { ShippingAssumption, ShippingReason } from '../../lib/vehicle/shippingMethod';

export const methodNames: Readonly<Record<ShippingMethod, string>> = {
  roro: 'RoRo',
  container: 'Container',
  'flat-rack': 'Flat rack',
};

/** Reasons for a method, each a full sentence. */
export const methodReasons: Readonly<Record<ShippingReason, string>> = {
  'drives-aboard': 'It runs, so it can drive aboard.',
  'oversize-drives-aboard': 'It’s too big for a container, but it drives, and RoRo vessels have high decks.',
  'oversize-cannot-drive':
    'It’s too big for a container and can’t drive aboard, so it’s lifted onto an open-sided platform.',
  'effects-not-on-roro': 'Belongings aren’t allowed on RoRo. In a container they are, if you declare them.',
  'effects-travel-apart': 'Belongings can’t go in it this way. Ship them separately, in a container.',
  'cannot-drive': 'It doesn’t drive. RoRo carriers may refuse it or charge extra.',
  'no-keys': 'Without keys, the terminals can’t start or steer it.',
  'motorcycle-crated': 'A motorcycle is safer crated or strapped upright in a container.',
  'several-share-a-container': 'Several vehicles can share one container and one bill of lading.',
};

const assumptionWords: Readonly<Record<ShippingAssumption, string>> = {
  'has-keys': 'has its keys',
  undamaged: 'isn’t badly damaged',
  empty: 'is empty',
  fits: 'fits in a container',
};

export const alternativeText = (method: ShippingMethod): string =>
  `${methodNames[method]} may also work: the carrier decides.`;

/** What the advice takes for granted, such as 'This assumes that it has its keys and is empty.' */
export const assumptionText = (assumptions: readonly ShippingAssumption[]): string =>
  `This assumes that it ${formatList(assumptions.map((each) => assumptionWords[each]))}.`;
