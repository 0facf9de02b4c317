import { facts } from '../facts';

/** Who does what. */
export const roles = [
  {
    term: 'You',
    value:
      'Own the car, sign the power of attorney, provide ID, have the funds ready, get the bill of lading.',
  },
  {
    term: 'We',
    value: 'Book and move the car, get the title and filing in on time, send you a copy of each document.',
  },
  {
    term: 'US filing agent',
    value: 'Files the export (EEI) in AES for you. Must be in the US, with an EIN or DUNS number.',
  },
  { term: 'Carrier', value: 'Ships the car, issues the bill of lading, releases the car against it.' },
  {
    term: 'Terminal',
    value: 'Receives, stores and releases the car. Charges storage once the free days run out.',
  },
  {
    term: 'Licensed customs agent',
    value:
      'Also called a clearing agent. Files the customs entry in Nigeria, can pay the bank for you, and is there for the inspection. Ask for the license number.',
  },
  {
    term: 'Customs',
    value:
      'CBP in the US checks the title and the car. The Nigeria Customs Service assesses, inspects and releases.',
  },
] as const;

/** Warning that import rules change. */
export const rulesChange = {
  title: 'Rules change. Confirm before you buy.',
  text: 'Age limit, rates, valuation and required forms have all changed before. This isn’t legal or customs advice. Before you pay for a car, have a licensed customs agent confirm that it can come in and what you’ll owe.',
  checkAge: 'Check a car against the age limit',
} as const;

/** What import into Nigeria runs on, besides the documents. Reported, and changing. */
export const importSystems = {
  title: 'Import systems in Nigeria',
  intro: 'What else your customs agent works with, as reported. Last checked on 25\u00A0Nov 2026.',
  items: [
    { title: 'B’Odogwu', text: facts.bOdogwu.text },
    { title: 'National Single Window', text: facts.singleWindow.text },
    { title: 'Uncleared cargo', text: facts.overtime.text },
  ],
} as const;

export const internationalPage = {
  label: 'International',
  title: 'US to Nigeria: the paperwork',
  lead: 'Most delays come from a late title, a misspelled name or an unpaid agent.',
  seeList: 'See my document list',
  partiesTitle: 'Who does what',
  partiesIntro: 'Seven parties handle each car. Not sure whose turn it is? Ask us.',
  allParties: 'All seven, from you to customs',
  nextTitle: 'Let us handle the documents.',
  next: 'Tell us about the car and which documents you have. We’ll tell you what’s missing, who issues it and when it’s due.',
  getQuote: 'Get a quote',
  lanesTitle: 'Where your car sails',
  lanesIntro: 'From the East and Gulf Coasts across the Atlantic, then along West Africa to Nigeria.',
  map: 'Ports and sea lanes',
  everyPort: 'See each port and its status',
  mapLoading: 'Loading the map…',
  seePortStatus: 'See port status',
  trackShipment: 'Track a shipment',
} as const;

/** Texts around the two planners, and instructions without scripts. */
export const borderTools = [
  {
    id: '72-hours',
    title: 'Your filing deadline',
    intro:
      'Counts back from the cutoff, when the terminal stops receiving cargo. Shows your last safe day for two duties: the car with its title at the port, and the filing that returns the ITN.',
    byHand:
      'The planner needs JavaScript. By hand: count back 72 hours from your booking’s cutoff. Have the car and title at the port, and the ITN, by the last full business day before then.',
  },
  {
    id: 'port-days',
    title: 'Days at the port',
    intro:
      'What happens to a car that isn’t cleared, day by day from discharge. Rules change. Confirm before you buy.',
    byHand:
      'The planner needs JavaScript. By hand: ask your customs agent when uncleared cargo is declared overtime, and when customs can auction it. Count from the terminal’s discharge date.',
  },
] as const;

export const documentsSection = {
  title: 'Your documents, in order',
  intro: 'Who issues each one, who needs it, and when. Ask for it before the next step starts.',
  everyStep: 'See every step, with the receipts along the way',
} as const;
