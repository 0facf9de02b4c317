import { paths } from '../../config/paths';

export interface Situation {
  readonly id: string;
  /** In the visitor's own words. */
  readonly said: string;
  readonly answer: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

/** What a visitor comes with, and where it leads. */
export const situations: readonly Situation[] = [
  {
    id: 'have-a-car',
    said: 'I have a car in the US and want it in Nigeria',
    answer:
      'You need auto shipping: RoRo (driven aboard) or a container. If the car cannot be driven to the port, add collection.',
    links: [
      { label: 'Auto shipping', to: paths.autoShipping },
      { label: 'Collection and haulage', to: paths.logistics },
    ],
  },
  {
    id: 'buy-at-auction',
    said: 'I want to buy at a US auction',
    answer:
      'You need car purchase: we hold the memberships, you decide what to bid. Read the title words and check the VIN before you set a limit.',
    links: [
      { label: 'Car purchase', to: paths.carPurchase },
      { label: 'Vehicle sourcing, step by step', to: paths.howItWorks },
    ],
  },
  {
    id: 'look-first',
    said: 'I found a car and want it looked at before I pay',
    answer:
      'You need an inspection: somebody stands at the car, follows a list and photographs what is there. Ask before the auction day or before money moves.',
    links: [{ label: 'Inspection', to: paths.inspection }],
  },
  {
    id: 'won-a-lot',
    said: 'I have won a lot and it must leave the yard',
    answer:
      'You need logistics at once, because gate and storage fees begin after a few days: collection from the yard, then storage or the port.',
    links: [
      { label: 'Logistics', to: paths.logistics },
      { label: 'Auto shipping', to: paths.autoShipping },
    ],
  },
  {
    id: 'does-not-run',
    said: 'The car does not run, or has no keys',
    answer:
      'You most likely need a container: shipping lines may refuse or surcharge such a car on a RoRo vessel. The method chooser tells you why.',
    links: [{ label: 'Choose a method', to: `${paths.autoShipping}#method` }],
  },
  {
    id: 'several',
    said: 'I am a dealer with several units',
    answer:
      'You need consolidation: units gathered in one yard and loaded together. See how many go into a container before you buy the last one.',
    links: [
      { label: 'Consolidation', to: `${paths.logistics}#consolidation` },
      { label: 'Will it fit?', to: `${paths.autoShipping}#will-it-fit` },
    ],
  },
  {
    id: 'papers',
    said: 'The car is moving and I need to know which papers come next',
    answer:
      'You need the international side: the export and import papers in their order, and who does what at the border.',
    links: [
      { label: 'International', to: paths.international },
      { label: 'Track a shipment', to: paths.track },
    ],
  },
];

export const comparisonColumns = ['Service', 'Use it when', 'We do', 'You do', 'You end up with'] as const;

/** One row a service; the first cell is its name. */
export const comparison: readonly {
  readonly to: string;
  readonly name: string;
  readonly cells: readonly [string, string, string, string];
}[] = [
  {
    to: paths.carPurchase,
    name: 'Car purchase',
    cells: [
      'The car is still in an auction lane',
      'Search, tell you what the listing says, bid up to your limit, buy',
      'Set the limit, pay in time, accept that it is sold as it stands',
      'A bill of sale or auction invoice, and a title on its way',
    ],
  },
  {
    to: paths.inspection,
    name: 'Inspection',
    cells: [
      'You cannot stand at the car yourself',
      'Look, start, photograph and write down what is there',
      'Tell us what worries you, read the report before you bid or pay',
      'A written report with photographs',
    ],
  },
  {
    to: paths.logistics,
    name: 'Logistics',
    cells: [
      'The car must move or wait on land',
      'Arrange collection, haulage, storage, consolidation and delivery',
      'Name a person at the address, say whether it rolls, hand over keys',
      'The car at the yard, the port or your door',
    ],
  },
  {
    to: paths.autoShipping,
    name: 'Auto shipping',
    cells: [
      'The car and its title are yours',
      'Book RoRo, container or flat rack and deliver to the terminal',
      'Choose the method, empty and prepare the car, hand over the title',
      'A dock receipt, then a bill of lading',
    ],
  },
  {
    to: paths.international,
    name: 'International',
    cells: [
      'The car crosses a border',
      'See that export is filed and that a licensed agent clears it in Nigeria',
      'Provide identity papers and powers of attorney; have funds ready before arrival',
      'A car released by customs, line and terminal',
    ],
  },
];

/** The services in the order in which a bought car meets them: each hands something to the next. */
export const chain: readonly { readonly name: string; readonly hands: string }[] = [
  { name: 'Inspection', hands: 'a report, so that the limit you set is an informed one' },
  { name: 'Car purchase', hands: 'an invoice and the release that lets a driver collect the car' },
  { name: 'Logistics', hands: 'the car at the yard or terminal, with its title' },
  { name: 'Auto shipping', hands: 'a bill of lading, the paper that claims the car' },
  { name: 'International', hands: 'a released car, out of the gate and on its way to you' },
];

export const notOurs: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'Customs duty, levies and VAT',
    text: 'They are set by customs on a value that customs assess. No shipper can promise the sum beforehand; one who does is guessing with your money.',
  },
  {
    title: "The auction's own fees",
    text: 'Buyer fees vary with the bid, the title and the way you pay; gate and storage fees grow with the days. They go to the auction house.',
  },
  {
    title: 'Clearing the car ourselves',
    text: 'Only licensed customs agents deal with customs. We work with one and tell you who it is; we do not stand in for one.',
  },
];
