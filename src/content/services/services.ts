import { paths } from '../../config/paths';
import type { Picture } from '../../lib/picture';
import {
  auctionYard,
  autoShipping,
  carPurchase,
  containerStuffing,
  customs,
  hero,
  inspection,
  inspectionBay,
  international,
  logistics,
  trucking,
} from '../pictures/scenes';

export interface Situation {
  readonly id: string;
  /** In the visitor's own words. */
  readonly said: string;
  readonly picture: Picture;
  readonly answer: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

/** Visitors' situations, each with the services it needs. */
export const situations: readonly Situation[] = [
  {
    id: 'have-a-car',
    said: 'I have a car in the US and want it in Nigeria',
    picture: hero,
    answer:
      'You need auto shipping, by RoRo (driven aboard) or container. If the car can’t be driven to the port, add pickup.',
    links: [
      { label: 'Auto shipping', to: paths.autoShipping },
      { label: 'Pickup and trucking', to: paths.logistics },
    ],
  },
  {
    id: 'buy-at-auction',
    said: 'I want to buy at a US auction',
    picture: auctionYard,
    answer:
      'You need our car purchase service. We have the memberships; you set the max bid. Check the title type and VIN first.',
    links: [
      { label: 'Car purchase', to: paths.carPurchase },
      { label: 'Vehicle sourcing, step by step', to: paths.howItWorks },
    ],
  },
  {
    id: 'look-first',
    said: 'I found a car and want it inspected before I pay',
    picture: inspectionBay,
    answer:
      'You need an inspection. We go to the car, work through a checklist and photograph everything. Ask before auction day, or before you pay.',
    links: [{ label: 'Inspection', to: paths.inspection }],
  },
  {
    id: 'won-a-lot',
    said: 'I won a lot and need it out of the yard',
    picture: trucking,
    answer:
      'You need it picked up fast. Storage fees start after a few days. We’ll take it to storage or the port.',
    links: [
      { label: 'Logistics', to: paths.logistics },
      { label: 'Auto shipping', to: paths.autoShipping },
    ],
  },
  {
    id: 'does-not-run',
    said: 'My car doesn’t run, or has no keys',
    picture: containerStuffing,
    answer:
      'You probably need a container. RoRo carriers may refuse the car or charge extra. The quote form suggests a method for your car.',
    links: [{ label: 'RoRo or container', to: `${paths.autoShipping}#method` }],
  },
  {
    id: 'several',
    said: 'I’m a dealer with several units',
    picture: logistics,
    answer:
      'You need consolidation: we bring your units to one yard and load them together. See how many fit before you buy the last one.',
    links: [
      { label: 'Consolidation', to: `${paths.logistics}#consolidation` },
      { label: 'Will it fit?', to: `${paths.autoShipping}#will-it-fit` },
    ],
  },
  {
    id: 'papers',
    said: 'My car is on its way and I need to know what paperwork comes next',
    picture: customs,
    answer: 'You need our international service: export and import documents in order, and who does what.',
    links: [
      { label: 'International', to: paths.international },
      { label: 'Track a shipment', to: paths.track },
    ],
  },
];

/** Each service, in the order a car goes through them: when to use it, who does what, and what it leads to. */
export const comparison: readonly {
  readonly to: string;
  readonly name: string;
  readonly when: string;
  readonly picture: Picture;
  readonly we: string;
  readonly you: string;
  readonly get: string;
}[] = [
  {
    to: paths.carPurchase,
    name: 'Car purchase',
    when: 'The car is still at auction',
    picture: carPurchase,
    we: 'Search, explain the listing, bid up to your limit, buy',
    you: 'Set the limit, pay on time, accept the car as is',
    get: 'A bill of sale or auction invoice, with the title on its way',
  },
  {
    to: paths.inspection,
    name: 'Inspection',
    when: 'You can’t see the car yourself',
    picture: inspection,
    we: 'Check it, start it, photograph it, report',
    you: 'Tell us your concerns, read the report before you bid or pay',
    get: 'A written report with photos',
  },
  {
    to: paths.logistics,
    name: 'Logistics',
    when: 'The car needs trucking or storage',
    picture: logistics,
    we: 'Arrange pickup, trucking, storage, consolidation and delivery',
    you: 'Give us a contact, tell us if it rolls, hand over the keys',
    get: 'The car at the yard, the port or your door',
  },
  {
    to: paths.autoShipping,
    name: 'Auto shipping',
    when: 'You own the car and have its title',
    picture: autoShipping,
    we: 'Book RoRo, container or flat rack and deliver to the terminal',
    you: 'Choose the method, empty and prepare the car, hand over the title',
    get: 'A dock receipt, then a bill of lading',
  },
  {
    to: paths.international,
    name: 'International',
    when: 'The car leaves the US',
    picture: international,
    we: 'Make sure the export filing (EEI) is done and a licensed agent clears the car in Nigeria',
    you: 'Provide ID and powers of attorney, have funds ready before arrival',
    get: 'A car released by customs, carrier and terminal',
  },
];

export const notOurs: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'Customs duty, levies and VAT',
    text: 'Customs sets them, based on a value it determines. No shipping company can promise the amount. Anyone who does is just guessing.',
  },
  {
    title: 'The auction’s own fees',
    text: 'Buyer fees vary with the bid, the title and how you pay. Storage fees add up by the day. You pay the auction directly.',
  },
  {
    title: 'Customs clearance itself',
    text: 'Only licensed customs agents can do that. We work with one and tell you who it is.',
  },
];

export const servicesPage = {
  label: 'Services',
  title: 'Five services. Use one or all.',
  lead: 'We buy, inspect, pick up and ship cars from the US to Nigeria, where a licensed agent clears them. See what you need.',
  chooseTitle: 'Which one do I need?',
  indexTitle: 'All five, in order',
  indexIntro:
    'If you buy through us, your car can use all five, in this order. Inspection is best before you bid.',
  facts: { we: 'We do', you: 'You do', get: 'You get' },
  whoDoesWhat: 'Who does what',
  seeEveryStep: 'See every step',
  notIncluded: 'Not included',
  nextTitle: 'Not sure? We’ll help you choose.',
  next: 'One request covers one vehicle or several. You can leave the shipping method set to “Not sure” and ask questions in the notes. You get a reference number right away.',
  getQuote: 'Get a quote',
  talkToUs: 'Talk to us',
} as const;
