import { paths } from '../../config/paths';
import type { Picture } from '../../lib/picture';
import { autoShipping, carPurchase, inspection, international, logistics } from '../pictures/scenes';

/** The five services, each with the question it answers. */
export const homeServices: readonly {
  readonly name: string;
  readonly text: string;
  readonly to: string;
  readonly picture: Picture;
}[] = [
  {
    name: 'Auto shipping',
    text: 'RoRo or container, from a US port to Lagos or Onne. See what fits before you book.',
    to: paths.autoShipping,
    picture: autoShipping,
  },
  {
    name: 'Car purchase',
    text: 'We bid for you at three auctions, and explain the title before you commit.',
    to: paths.carPurchase,
    picture: carPurchase,
  },
  {
    name: 'Inspection',
    text: 'Fifteen points, photographed, before you bid or pay.',
    to: paths.inspection,
    picture: inspection,
  },
  {
    name: 'International',
    text: 'Export and import documents, in order, and who handles each.',
    to: paths.international,
    picture: international,
  },
  {
    name: 'Logistics',
    text: 'Pickup, trucking, storage, consolidation, and delivery in both countries.',
    to: paths.logistics,
    picture: logistics,
  },
];

export const homeJourney = {
  title: 'Six steps. A\u00A0document after each one.',
  intro: 'What you get at each one, and how long it takes.',
  everyStep: 'Every step, and who does it',
  documents: 'Your document checklist',
} as const;

export const homeHero = {
  title: 'Your car, from the US auction lane to your door in Nigeria',
  lead: 'We buy, inspect, pick up, ship and deliver. One team handles all of it, on both sides of the ocean.',
  startQuote: 'Start a quote',
  trackShipment: 'Track a shipment',
} as const;

export const homeServicesWords = {
  title: 'Five services. Use one or all.',
  whichOne: 'Not sure which? Start with your situation',
} as const;

export const homePorts = {
  map: 'Ports and sea lanes',
  title: 'Is your port open?',
  intro: 'The lanes we book, and the latest from the ports at both ends.',
  lanes: 'Lanes run from the Gulf Coast and the East Coast across the Atlantic to Lagos and Onne.',
  allPorts: 'All ports',
} as const;

export const homeAuctions = {
  label: 'Licensed member access',
  title: 'Bid through a licensed member',
  lead: 'We’re a member of three major auctions. You choose the lot and set your max bid in writing; if someone bids more, you owe the auction nothing.',
  how: 'Buying through a member',
  checkVin: 'Check a VIN first',
  seeCostByLine: 'See what it costs, line by line',
} as const;

export const homeReach = {
  title: 'Talk to a person',
  allWays: 'All ways to reach us',
} as const;

export const homeReferral = {
  label: 'Referral program',
  title: (reward: string) => `Earn ${reward} when a friend ships`,
  text: 'Get your link, tell us it’s yours, and send it to a friend. We confirm in writing which referral pays.',
  makeLink: 'Get my link',
} as const;
