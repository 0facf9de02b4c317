import { plural } from '../../lib/text/format';

export const priceSheetWords = {
  /** In place of the auction, for a car that's paid for. */
  car: 'The car',
  engine: (cc: string) => `${cc} cc`,
  altogether: 'In total',
  electric: 'electric',
  to: 'to',
  totalSoFar: 'Total so far',
  nothing: 'nothing yet',
  notYet: 'Not yet',
  notGiven: 'Not given',
  notIncluded: (parts: string) => `Not included: ${parts}.`,
  willGoUp: 'Duty, levies and VAT will go up when you add the missing figures.',
  ageLimit: (limit: string) => `Age limit: ${limit}`,
  whatItCosts: (car: string) => `What it costs: ${car}`,
} as const;

/** Inputs a published figure requires. */
export const missingAnswers = {
  bid: 'your bid',
  engine: 'the engine size',
} as const;

/** Warnings about the car's age. The limit's source is `ageLimit` in `rates/trade.ts`. */
export const priceAge = {
  over: (year: string, age: number) =>
    `Over the age limit of the 2023 list: a ${year} car is ${plural(age, 'year')} old this year. The limit isn’t certain: confirm with your agent before you bid.`,
  atLimit: (year: string, age: number) =>
    `Right at the age limit of the 2023 list: a ${year} car is ${plural(age, 'year')} old this year. It may arrive too late: confirm with your agent before you bid.`,
} as const;

/** Error messages of the fields. The first four are named as `TypedNumber` names what's wrong. */
export const priceErrors = {
  'not-a-number': 'Enter a number, like 1,250 or 1250.50.',
  negative: 'Leave out the minus sign.',
  'too-many-decimals': 'Enter fewer decimal places.',
  'too-large': 'Enter a smaller number.',
  naira: 'Enter this amount in US dollars, without ₦.',
  aboveZero: 'Enter a number above zero.',
  exchange: 'Enter how many naira a dollar costs, like 1534.50.',
  year: 'Enter the year with all four digits, like 2014.',
  lowFirst: 'Enter the low end first.',
  lowerThanLow: 'Enter a number that’s no lower than the low end.',
  engine: 'Enter the engine size in cc, like 2494 for a 2.5-liter engine.',
} as const;

export const priceFields = {
  usPorts: 'US ports',
  usStates: 'US states',
  nigeriaPorts: 'Ports in Nigeria',
  kind: 'What is it?',
  title: 'Title',
  bidding: 'How you bid',
  price: (label: string) => `${label}, US dollars`,
  body: 'Body type',
  year: 'Year built',
  engine: 'Engine size, cc',
  engineHint: 'The exact number, like 2494. A “2.0-liter” engine is often 1,998 cc, which is taxed less.',
  electric: 'It’s fully electric',
  from: 'From',
  choosePortOrState: 'Choose a port or state',
  to: 'To',
  choosePort: 'Choose a port',
  method: 'Method',
  customsRate: '₦ per $1, customs’ rate',
  customsRateHint: 'On the day of assessment.',
  streetRate: '₦ per $1, street rate',
  streetRateHint: 'What you pay for dollars.',
  /** Of the fields that phones fold away. */
  more: {
    copart: 'Engine size, title and bidding',
    iaa: 'Engine size and bidding',
    auction: 'Engine size',
    owned: 'Engine size',
    route: 'Route, customs value and naira rates',
    check: 'check your answers',
  },
  customsTitle: 'Do you know its customs value?',
  customs: 'CIF value set by customs, US dollars',
  customsHint: 'Your agent can check by VIN. It’s used for duty, levies and VAT.',
} as const;

/** Buttons below the result. */
export const priceActions = {
  getQuote: 'Get a quote for this car',
  clear: 'Clear',
  print: 'Print',
  shareByWhatsApp: 'Share on WhatsApp',
} as const;

export const priceTotal = {
  label: 'What it costs you',
  marks:
    'Published: outside figures, with sources. Reported: from the press or copies, not the original. Not certain: sources differ. Yours: what you typed. Example: yours, until a quote replaces it. We quote: ours, in writing.',
  noQuote: 'This isn’t a quote or customs advice.',
  saved: 'What you type is saved on this device.',
  everyLine: 'Every line, with its source',
  underOne: 'under 1%',
  checkAge: 'Check the age limit first.',
  example: 'Duty and taxes in Nigeria, on each $1,000',
  low: (sum: string) => `Low: ${sum}`,
  exampleLow: 'NAC levy as announced, small engine.',
  high: (sum: string) => `High: ${sum}`,
  exampleHigh: 'The old NAC levy, the suspended FOB charge, a 4,000 cc engine.',
  exampleText: 'Customs values a car by its VIN, not your invoice. Enter a price to see yours.',
  totalSoFar: 'Total so far',
  total: 'In total',
  atCustomsRate: (naira: string) => `${naira} at customs’ rate on the assessment day`,
  atStreetRate: (naira: string) => `${naira} at the street rate`,
  atBothRates: (naira: string) =>
    `${naira} with duty, levies and VAT at customs’ rate and the rest at the street rate`,
  examples: (lines: string) => `Includes your examples: ${lines}. Replace them once you have quotes.`,
  addMissing: 'Add the missing figures',
  addEngine: 'Add the engine size',
  higher: 'Duty, levies and VAT will be higher.',
  soFar: (amount: string, parts: string) =>
    `So far they’re figured on ${amount}. Customs also counts ${parts}. Enter those below, from a quote or as an example.`,
  notIncluded: 'Not included:',
} as const;

export const priceLine = {
  percent: 'in percent',
  dollars: 'in US dollars',
  naira: 'in naira',
  notYet: 'Not yet',
  upTo: 'to',
  highEnd: (label: string) => `, the high end for ${label}, if it’s a range`,
  example: 'Only an example, until I have a quote',
  isBack: (label: string) => `${label}: the published figure is back.`,
  source: 'Source',
  ofLabel: (label: string) => `of ${label}`,
  orChange: 'or change',
  yourFigure: 'Your figure',
  putBack: (figure: string) => `Restore ${figure}`,
  needs: (answer: string) => `needs ${answer}`,
  publishedFigure: 'the published figure',
  forLabel: (label: string) => `for ${label}`,
} as const;
