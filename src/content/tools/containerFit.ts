import type { ContainerCode } from '../../lib/containerFit/containers';
import type { MisfitReason } from '../../lib/containerFit/packRow';
import { plural, pluralWord } from '../../lib/text/format';

export const containerNames: Readonly<Record<ContainerCode, string>> = {
  '20ft': '20 ft',
  '40ft': '40 ft',
  '40ft-high-cube': '40 ft high-cube',
};

/** Example dimensions in millimeters, by kind. Visitors can change them. */
export const exampleVehicles = [
  { kind: 'compact', name: 'Compact car', length: 4630, width: 1780, height: 1435 },
  { kind: 'sedan', name: 'Midsize sedan', length: 4885, width: 1840, height: 1445 },
  { kind: 'suv', name: 'Midsize SUV', length: 4700, width: 1865, height: 1690 },
  { kind: 'large-suv', name: 'Large SUV', length: 5350, width: 2060, height: 1930 },
  { kind: 'pickup', name: 'Pickup, crew cab', length: 5890, width: 2029, height: 1960 },
  { kind: 'minivan', name: 'Minivan', length: 5180, width: 1995, height: 1780 },
  { kind: 'high-van', name: 'High-roof van', length: 5932, width: 2019, height: 2814 },
  { kind: 'motorcycle', name: 'Motorcycle', length: 2200, width: 850, height: 1200 },
] as const;

/** Why a vehicle doesn't fit, shown after its name. */
export const misfitWords: Readonly<Record<MisfitReason, string>> = {
  'unknown-dimensions': 'a dimension is missing',
  'too-long': 'is longer than the container',
  'too-wide': 'is wider than the door',
  'too-high-for-door': 'is taller than the door',
  'no-room-left': 'would fit, but there isn’t enough length left',
};

export const fitWords = {
  result: 'What fits',
  container: 'Container',
  units: 'Units',
  meters: 'Meters',
  feet: 'Feet and inches',
  vehicles: 'Vehicles',
  removed: (number: number, name: string) => `${number}. ${name} was removed.`,
  plan: (vehicles: string) => `The container from above, to scale, with: ${vehicles}`,
  emptyPlan: 'The container from above, empty',
  empty: 'Empty. Add a vehicle to see it in the container.',
  free: (length: string) => `Length left: ${length}.`,
  otherwise:
    'If it won’t go through the door, it can go RoRo if it drives, or on a flat rack (an open-sided platform) if it doesn’t.',
  assumptions:
    'Vehicles in one row on the floor. We leave 10\u00a0cm (4\u00a0in) at each end and 20\u00a0cm (8\u00a0in) between vehicles. We leave 7.5\u00a0cm (3\u00a0in) at each side and 5\u00a0cm (2\u00a0in) above. Weight isn’t checked. The loading crew has the final say.',
  full: (most: number) => `${most} vehicles is the limit: remove one to add another.`,
  toAdd: 'Vehicle to add',
  toAddHint: 'Starts with typical dimensions. Replace them with your own.',
  add: 'Add vehicle',
  exampleFeet: '16 ft 2 in',
  enterLike: (example: string) => `Enter it like ${example}.`,
  getQuote: 'Get a container quote',
  startOver: 'Start over',
  remove: 'Remove',
} as const;

/** What the verdict is about. */
export const fitQuestion = (names: readonly string[], container: ContainerCode): string =>
  `${names.length === 1 ? names.join() : plural(names.length, 'vehicle')} in a ${containerNames[container]} container`;

/** How many of the vehicles fit. */
export const fitVerdict = (fitting: number, all: number): string =>
  fitting === all
    ? pluralWord(all, 'It fits', `All ${all} fit`)
    : pluralWord(all, 'It doesn’t fit', `${fitting} of ${all} fit`);
