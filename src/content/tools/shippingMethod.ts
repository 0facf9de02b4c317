import type {
  BodyType,
  ShippingAnswers,
  ShippingMethod,
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

/** Why a method is advised, each a whole sentence. */
export const methodReasons: Readonly<Record<ShippingReason, string>> = {
  'drives-aboard': 'A vehicle that drives, is empty and is sound can roll aboard on its own wheels.',
  'oversize-drives-aboard': 'It is too big for a container but drives: decks for high vehicles take it.',
  'oversize-cannot-drive':
    'It is too big for a container and cannot drive aboard: it is lifted onto an open-sided platform.',
  'effects-not-on-roro':
    'Personal effects may not travel on a RoRo vessel. In a container they may, declared.',
  'effects-travel-apart': 'Effects cannot travel in it this way: they go apart, in a container.',
  'cannot-drive':
    'It does not drive. Lines may refuse or surcharge that on a car deck; a container takes it.',
  'no-keys': 'Without keys nobody can steer or start it at the terminals.',
  'badly-damaged': 'Badly damaged cars are often refused on a car deck, because parts come loose.',
  'motorcycle-crated': 'A motorcycle travels more safely crated or lashed upright in a container.',
  'several-share-a-container': 'Several vehicles can share one container and one bill of lading.',
};

export const bodyTypeNames: Readonly<Record<BodyType, string>> = {
  car: 'Car: sedan, coupe, hatchback, wagon',
  suv: 'SUV',
  pickup: 'Pickup',
  van: 'Van or minibus',
  motorcycle: 'Motorcycle',
  'truck-or-bus': 'Truck or bus',
  machine: 'Machine or plant',
};

export const conditionNames: Readonly<Record<ShippingAnswers['condition'], string>> = {
  runs: 'It starts and drives',
  rolls: 'It does not, but rolls and steers',
  inoperable: 'It does neither',
};
