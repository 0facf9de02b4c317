import { formatList } from '../../lib/text/format';
import { portNames } from '../ports/ports';

export type LandStepId =
  'collection' | 'haulage' | 'storage' | 'consolidation' | 'after-the-gate' | 'delivery';

/** A step of inland transport. */
export interface LandStep {
  readonly id: LandStepId;
  readonly title: string;
  readonly text: string;
  /** The handoff it ends with, and what documents the car's condition there. */
  readonly handoff?: { readonly title: string; readonly proof: string };
}

/** Steps of inland transport, in the US and in Nigeria. The ground plan has the same, with the handoffs' numbers. */
export const usSide: readonly [LandStep, LandStep, LandStep, LandStep] = [
  {
    id: 'collection',
    title: 'Pickup',
    text: 'At an auction yard, a dealership or your home. Yards need a release number or gate pass and a paid invoice. At a house, someone has to hand over the keys and title.',
    handoff: {
      title: 'From the yard to the driver',
      proof: 'Photos at the gate, mileage, key count, release.',
    },
  },
  {
    id: 'haulage',
    title: 'Trucking',
    text: 'On an open or enclosed carrier, or a flatbed if it doesn’t roll. From the West or Midwest, to an Atlantic or Gulf port. From California, a container from Long Beach can mean less trucking.',
    handoff: {
      title: 'From the driver to storage',
      proof: 'Checked against the first photos. Both sides sign off on any new damage.',
    },
  },
  {
    id: 'storage',
    title: 'Storage',
    text: 'In our yard or a partner’s until it sails. We photograph it, tag the keys and store the title separately. We tell you ahead of time what day storage charges start.',
  },
  {
    id: 'consolidation',
    title: 'Consolidation',
    text: 'Several cars share one container. It works for dealers and families, but the first car has to wait for the last one. Each keeps its own title.',
    handoff: {
      title: 'From storage to the terminal',
      proof: 'The dock receipt notes the car’s condition. You get a copy.',
    },
  },
];

export const nigeriaSide: readonly [LandStep, LandStep] = [
  {
    id: 'after-the-gate',
    title: 'After gate-out',
    text: `Released cars leave ${formatList(portNames('NGAPP', 'NGTIN', 'NGLKK', 'NGONN'), 'or')} under their own power, if allowed, or on a tow truck. A container is unloaded at the terminal or at a yard.`,
    handoff: {
      title: 'From the terminal to the delivery driver',
      proof: 'Checked against the dock receipt before it leaves the gate in Nigeria.',
    },
  },
  {
    id: 'delivery',
    title: 'Delivery in Nigeria',
    text: 'To your door, a garage or a dealer’s lot. The person receiving it shows ID and checks the car against its arrival photos before signing.',
    handoff: {
      title: 'From the driver to you',
      proof: 'Check it, then sign. Note any damage on the delivery receipt.',
    },
  },
];

export const trucks: readonly {
  readonly id: string;
  readonly name: string;
  readonly what: string;
  readonly bestFor: string;
  readonly watchOut: string;
}[] = [
  {
    id: 'carrier',
    name: 'Open car carrier',
    what: 'The two-level car hauler you see on the highway',
    bestFor: 'Cars that roll, steer and brake',
    watchOut: 'Weather and road dust. Wash before photos',
  },
  {
    id: 'enclosed',
    name: 'Enclosed carrier',
    what: 'The same thing, but with walls',
    bestFor: 'Low, rare or freshly painted cars',
    watchOut: 'Fewer of them, so book early',
  },
  {
    id: 'rollback',
    name: 'Flatbed or rollback',
    what: 'A tilting bed with a winch',
    bestFor: 'Cars that don’t roll, one at a time',
    watchOut: 'Tell us which wheels are locked and if it has keys',
  },
  {
    id: 'lowboy',
    name: 'Lowboy',
    what: 'A low trailer for heavy loads',
    bestFor: 'Equipment, tall vans, trucks',
    watchOut: 'May need height or width permits',
  },
  {
    id: 'chassis',
    name: 'Container chassis',
    what: 'A trailer for shipping containers',
    bestFor: 'Loading at a yard or at your address',
    watchOut: 'Needs room to turn, and a ramp or dock',
  },
];

export const truckColumns = {
  what: 'What it is',
  bestFor: 'Best for',
  watchOut: 'Watch out for',
} as const;

export const bookingFacts = [
  {
    term: 'Address',
    value: 'With the gate or stall number, and whether a big rig can get in and turn around.',
  },
  {
    term: 'Contact',
    value: 'Who’ll be there and when, with a phone number. A dry run still costs you.',
  },
  {
    term: 'The car',
    value: 'Make, model, VIN, number of keys. Starts, rolls, steers, brakes: yes or no for each.',
  },
  {
    term: 'Release',
    value:
      'Lot number, buyer number and gate pass for auctions. The yard won’t release the car without them.',
  },
  {
    term: 'Deadline',
    value: 'The day yard storage charges start, or the vessel’s cutoff at the terminal.',
  },
] as const;

export const logisticsPage = {
  label: 'Logistics',
  title: 'Trucking and storage in both countries',
  lead: 'From the yard to the port, and from the terminal to your door. This is where cars get scratched and keys get lost, so we log and photograph every handoff.',
  getQuote: 'Get a trucking quote',
  truckTitle: 'Choose the right truck',
  truckIntro: 'It depends on two things: does it roll, and how big is it?',
  driverTitle: 'What a driver needs to know',
  driverIntro: 'Five answers that save a second trip.',
  driver: 'Address, contact, car, release, deadline',
  nextTitle: 'Tell us where it is and where it’s going.',
  seeShipping: 'See ocean shipping',
  next: 'One request covers pickup, storage and delivery in both countries. If a yard is already charging you storage, call us.',
  trackShipment: 'Track a shipment',
} as const;

export const landSides = {
  title: 'Five handoffs, all documented',
  intro:
    'If something goes missing, the photos show where. Give us your reference number, and we’ll send you the photos from any handoff.',
  us: 'In the US',
  atSea: 'At sea',
  seeShipping: 'See shipping methods',
  nigeria: 'In Nigeria',
} as const;
