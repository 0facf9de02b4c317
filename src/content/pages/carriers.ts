import { plural } from '../../lib/text/format';

export const terminalRow = {
  unknownCargo: 'ask first',
  loading: 'Loading…',
  noStatus: 'No status reported',
  map: 'Map',
  mapOf: (port: string) => ` of ${port}`,
} as const;

export const gateList = {
  title: 'Gate-in checklist',
  everyDocument: 'Every document, from title to gate-out',
} as const;

export const terminalBoard = {
  title: 'Terminals and carriers',
  byPort: 'Terminals by port',
  intro:
    'With RoRo (roll-on/roll-off), the vehicle is driven or towed aboard. Here’s what each port usually handles. Confirm with the terminal.',
  outdated: 'Port status may be out of date.',
  failed: 'Port status didn’t load.',
  updated: (age: string) => `Updated ${age}.`,
  departures: (country: string) => `Departures: ${country}`,
  arrivals: (country: string) => `Arrivals: ${country}`,
  others: (count: number, isRest: boolean) => plural(count, isRest ? 'other port' : 'port'),
  portStatus: 'Port status, with waits and notes',
  statusUpdated: (age: string) => `Status updated ${age}.`,
  tryAgain: 'Try again',
} as const;

export const carriersPage = {
  label: 'Terminal',
  title: 'What to bring to the terminal',
  lead: 'What to show at the gate, the receipt you get, which terminal takes what and which carrier to use.',
  seeChecklist: 'Gate-in checklist',
  print: 'Print this page',
  nextTitle: 'Don’t want to drive to a terminal?',
  getQuote: 'Get a pickup quote',
  next: 'We’ll pick up your vehicle, take it to the gate and send you the dock receipt.',
} as const;

export const dockReceipt = {
  title: 'The dock receipt, field by field',
  intro:
    'It’s the terminal’s receipt for the car. The bill of lading is prepared from it, mistakes and all. Forms vary, but the fields are much the same.',
  explain: (fields: number) => `See all ${String(fields)} fields explained`,
  notReal: 'Sample only. Not a document from us or any carrier or terminal.',
  sampleTitle: 'Dock receipt',
  sample: 'Sample',
} as const;

export const carrierKindsWords = {
  title: 'Four types of carriers',
  intro: 'Carriers set and change their own schedules. We’ll name your vessel once it’s booked.',
  summary: 'The four types compared',
  accepts: 'Takes',
  refuses: 'Won’t take',
  ask: 'Ask first',
  whichOne: 'Which is right for my car?',
} as const;
