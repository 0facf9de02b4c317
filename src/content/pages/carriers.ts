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
  help: 'Why each one matters',
  everyDocument: 'Every document, from title to gate-out',
} as const;

export const terminalBoard = {
  title: 'Terminals by port',
  intro: 'What each port usually handles. Confirm with the terminal. Open a row for its terminals and a map.',
  columns: ['Code', 'Port', 'Place', 'Takes', 'Status'],
  outdated: 'Port status may be out of date.',
  failed: 'Port status didn’t load.',
  updated: (age: string) => `Updated ${age}.`,
  departures: (country: string) => `Departures: ${country}`,
  arrivals: (country: string) => `Arrivals: ${country}`,
  others: (count: number, isRest: boolean) => plural(count, isRest ? 'other port' : 'port'),
  portStatus: 'Port status, with waits and notes',
  statusUpdated: (age: string) => `Status updated ${age}.`,
} as const;

export const carriersPage = {
  label: 'Terminal',
  title: 'What to bring to the terminal',
  lead: 'You bring the documents and the car. The terminal gives you a dock receipt. Read it before you leave.',
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
  tap: 'Tap a field to see what it means.',
  explain: (field: string) => `Explain ${field}`,
  notReal: 'Sample only. Not a document from us or any carrier or terminal.',
  sampleTitle: 'Dock receipt',
  sample: 'Sample',
} as const;

export const carrierKindsWords = {
  title: 'Four types of carriers',
  intro: 'Carriers set and change their own schedules. We’ll name your vessel once it’s booked.',
  facts: 'What it takes, and what to ask',
  accepts: 'Takes',
  refuses: 'Won’t take',
  ask: 'Ask first',
  whichOne: 'Which is right for my car?',
} as const;
