import { listed } from '../../lib/text/listed';
import { portNames } from '../ports/ports';

/** The way on land, in two halves that mirror each other across the sea. */
export const usSide = [
  {
    id: 'collection',
    title: 'Collection',
    text: 'A driver comes to the auction yard, the dealer or the house. Yards release a car against a release number or gate pass and a paid invoice; a house needs a person who hands over keys and title.',
  },
  {
    id: 'haulage',
    title: 'Inland haulage',
    text: 'The car rides to the port on an open or closed carrier, or on a flatbed when it does not roll. Cars from the West or the Midwest travel overland to an Atlantic or Gulf port; from California, a container from Long Beach can be the shorter way on land.',
  },
  {
    id: 'storage',
    title: 'Storage',
    text: 'Between collection and sailing it stands in our yard or a partner’s: photographed on arrival, keys tagged, title kept apart from the car. You are told from which day storage is charged before that day comes.',
  },
  {
    id: 'consolidation',
    title: 'Consolidation',
    text: 'Several cars wait for each other and share one container. It suits dealers and families, and costs one thing: the first car waits for the last. Each keeps its own papers.',
  },
] as const;

export const nigeriaSide = [
  {
    id: 'after-the-gate',
    title: 'After the gate',
    text: `Released cars leave ${listed(portNames('NGAPP', 'NGTIN', 'NGLKK', 'NGONN'), 'or')} by their own wheels, if they may, or on a recovery truck. A container is unloaded at the terminal or taken away whole and emptied in a yard.`,
  },
  {
    id: 'delivery',
    title: 'Delivery in Nigeria',
    text: 'To your door, to a garage or to a dealer’s lot. Whoever receives it shows an identity paper and compares the car with its arrival photographs before signing.',
  },
] as const;

export const equipmentColumns = ['Equipment', 'What it is', 'Right for', 'Mind'] as const;

export const equipment: readonly (readonly [string, string, string, string])[] = [
  [
    'Open car carrier',
    'The two-deck truck you see on highways',
    'Cars that roll, steer and brake',
    'Weather and road dust: wash before photographs',
  ],
  [
    'Enclosed carrier',
    'The same with walls',
    'Low, rare or newly painted cars',
    'Fewer of them, so book early',
  ],
  [
    'Flatbed or rollback',
    'A tilting bed with a winch',
    'Cars that do not roll, one at a time',
    'Say which wheels are locked and whether there are keys',
  ],
  [
    'Lowboy',
    'A low trailer for heavy loads',
    'Machines, tall vans, trucks',
    'Permits may be needed for height or width',
  ],
  [
    'Container chassis',
    'A trailer that carries a sea container',
    'Loading at a yard or at your address',
    'Needs room to turn, and a ramp or dock',
  ],
];

export const bookingFacts = [
  { term: 'Address', value: 'With gate or stall number, and whether a long truck can reach and turn there.' },
  {
    term: 'Person',
    value: 'Name and telephone of who is there, and when. A driver who finds nobody is paid for nothing.',
  },
  {
    term: 'The car',
    value: 'Make, model, VIN. Starts, rolls, steers, brakes: yes or no to each. Keys: how many.',
  },
  {
    term: 'Release',
    value: 'Lot number, buyer number and gate pass for auctions. Without them the yard keeps the car.',
  },
  {
    term: 'Deadline',
    value: 'From which day storage is charged at the yard, or the vessel’s cut-off at the terminal.',
  },
] as const;
