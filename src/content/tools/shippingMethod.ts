import { formatList } from '../../lib/text/formatList';
import type { ShippingMethod } from '../../lib/vehicle/portMethods';
import type {
  BodyType,
  ShippingAnswers,
  ShippingAssumption,
  ShippingReason,
} from '../../lib/vehicle/shippingMethod';

export const methodNames: Readonly<Record<ShippingMethod, string>> = {
  roro: 'RoRo',
  container: 'Container',
  'flat-rack': 'Flat rack',
};

export const methodQuotes: Readonly<Record<ShippingMethod, string>> = {
  roro: 'Get a RoRo quote',
  container: 'Get a container quote',
  'flat-rack': 'Get a flat rack quote',
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
  'badly-damaged': 'RoRo carriers often refuse badly damaged cars, because parts come loose.',
  'motorcycle-crated': 'A motorcycle is safer crated or strapped upright in a container.',
  'several-share-a-container': 'Several vehicles can share one container and one bill of lading.',
};

const assumptionWords: Readonly<Record<ShippingAssumption, string>> = {
  'has-keys': 'has its keys',
  undamaged: 'isn’t badly damaged',
  empty: 'is empty',
  fits: 'fits in a container',
};

/** What the advice takes for granted, such as 'This assumes that it has its keys and is empty.' */
export const assumptionText = (assumptions: readonly ShippingAssumption[]): string =>
  `This assumes that it ${formatList(assumptions.map((each) => assumptionWords[each]))}.`;

export const bodyTypeNames: Readonly<Record<BodyType, string>> = {
  car: 'Car: sedan, coupe, wagon',
  suv: 'SUV',
  pickup: 'Pickup',
  van: 'Van or minibus',
  motorcycle: 'Motorcycle',
  'truck-or-bus': 'Truck or bus',
  machine: 'Heavy equipment',
};

export const conditionNames: Readonly<Record<ShippingAnswers['condition'], string>> = {
  runs: 'It starts and drives',
  rolls: 'It rolls and steers',
  inoperable: 'It doesn’t roll or steer',
};
