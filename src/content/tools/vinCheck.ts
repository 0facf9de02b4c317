import type { VinPartCode } from '../../lib/vin/explainPositions';
import type { YearDoubt } from '../../lib/vin/modelYear';
import type { VinRegion } from '../../lib/vin/region';
import { plural, pluralWord } from '../../lib/text/format';

/** Meaning of each section of a VIN, in order. */
export const vinParts: Readonly<Record<VinPartCode, { readonly name: string; readonly text: string }>> = {
  maker: {
    name: 'Maker',
    text: 'The region, country and company that made the car. Position 1 is the region.',
  },
  description: {
    name: 'Description',
    text: 'Body, engine, model line and restraints, in the maker’s own code.',
  },
  'check-digit': {
    name: 'Check digit',
    text: 'Calculated from the other sixteen to catch a wrong character. Required in North America and China.',
  },
  'model-year': {
    name: 'Model year',
    text: 'One character in a 30-year cycle, prescribed only in North America. It isn’t the year of manufacture.',
  },
  plant: { name: 'Plant', text: 'The factory, in the maker’s own code.' },
  'small-maker': {
    name: 'Small maker',
    text: 'A 9 in position 3 means a low-volume maker. These three say which one.',
  },
  serial: { name: 'Serial number', text: 'This car’s own number.' },
};

export const regionNames: Readonly<Record<VinRegion, string>> = {
  africa: 'Africa',
  asia: 'Asia',
  europe: 'Europe',
  'north-america': 'North America',
  oceania: 'Oceania',
  'south-america': 'South America',
};

export const countryNames: Readonly<Record<string, string>> = {
  ...{ AR: 'Argentina', AT: 'Austria', AU: 'Australia', BE: 'Belgium', BR: 'Brazil', CA: 'Canada' },
  ...{ CN: 'China', CZ: 'Czechia', DE: 'Germany', ES: 'Spain', FI: 'Finland', FR: 'France' },
  ...{ GB: 'United Kingdom', HU: 'Hungary', ID: 'Indonesia', IN: 'India', IT: 'Italy', JP: 'Japan' },
  ...{
    KR: 'South Korea',
    MX: 'Mexico',
    NZ: 'New Zealand',
    PL: 'Poland',
    SE: 'Sweden',
    TH: 'Thailand',
    US: 'United States',
  },
  ZA: 'South Africa',
};

/** Why the VIN doesn't settle the model year. */
export const yearDoubts: Readonly<Record<YearDoubt, string>> = {
  outside: 'Outside North America, position 10 isn’t always the model year.',
  'vehicle-type': 'The VIN tells them apart only on cars and light trucks.',
  'check-digit': 'One character is wrong, and it may be this one.',
};

export const vinFacts = {
  possibleYear: (years: readonly number[], doubt: string) =>
    `${years.length > 1 ? '' : 'Probably '}${years.join(' or ')}. ${doubt}`,
  unknownYear: 'Unknown: position 10 isn’t a year code',
  unknown: 'Unknown',
  unknownCountry: 'Not in our table',
  modelYear: 'Model year',
  make: 'Make',
  unknownMake: 'Not in our table. Many aren’t',
  country: 'Maker’s country',
} as const;

export const vinPositions = {
  position: (start: number) => `Position ${start}`,
  positions: (start: number, end: number) => `Positions ${start}-${end}`,
  range: (start: number, end: number) => (start === end ? String(start) : `${start}-${end}`),
  title: 'What each position says',
} as const;

export const vinCheckWords = {
  result: 'VIN check result',
  label: 'VIN',
  hint: '17 characters, on the dashboard or title. Spaces and hyphens are fine.',
  check: 'Check VIN',
  saved: 'Checked and saved on your device until you clear it or log out.',
  note: 'We don’t search records, so we can’t show theft, damage or liens.',
  clear: 'Clear',
} as const;

/** Results of the check, and what to do next. */
export const vinVerdict = {
  misplaced: (character: string, position: number) => `${character} in position ${position}`,
  empty: 'Enter a VIN to see the maker, region and model year, and check for typos.',
  soFar: (count: number) => `${count} of 17 characters so far.`,
  incomplete: 'Incomplete',
  wrongLength: (count: number) => `${plural(count, 'character')}, and a VIN has 17`,
  missing: (count: number) => `${count} ${pluralWord(count, 'is', 'are')} missing.`,
  tooMany: (count: number) => `${count} too many.`,
  barcode: 'Bar codes on doors can start with an I that isn’t part of the VIN.',
  older: 'Vehicles built before 1981 can have shorter VINs.',
  impossible: (characters: string) => `No VIN has ${characters}.`,
  mistyped: 'Mistyped',
  impossibleShort: (characters: string) => `No VIN has ${characters}`,
  unused: 'The letters I, O and Q aren’t used. They look like 1 and 0.',
  checkDigit: 'The check digit',
  matches: 'It matches',
  valid: 'Valid VIN. Check it against the plate on the car.',
  mismatch: (expected: string) => `It doesn’t match: position 9 should be ${expected}`,
  optionalMismatch: 'It doesn’t match: check the plate',
  oneWrong:
    'One character is probably wrong. Compare each one with the plate. If the plate says the same, ask us before you buy.',
  outside: 'Only cars built in China or for North America must have one. Compare the VIN with the plate.',
} as const;

export const vinRepairs = {
  didYouMean: (count: number) => pluralWord(count, 'Did you mean:', 'Did you mean one of these?'),
  change: (from: string, position: number, to: string) =>
    to ? `${from} in position ${position} is ${to}` : `Without the ${from} in position ${position}`,
} as const;
