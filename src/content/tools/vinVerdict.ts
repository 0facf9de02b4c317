import { pluralWord } from '../../lib/text/plural';

/** Labels of what the VIN says about the car. */
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

/** Texts around the VIN's sections. */
export const vinPositions = {
  position: (start: number) => `Position ${start}`,
  positions: (start: number, end: number) => `Positions ${start}-${end}`,
  title: 'What each position says',
} as const;

/** Labels of the VIN check. */
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
  wrongLength: (count: number) => `${count} characters, and a VIN has 17`,
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

/** Texts around the suggested corrections. */
export const vinRepairs = {
  didYouMean: (count: number) => pluralWord(count, 'Did you mean:', 'Did you mean one of these?'),
  change: (from: string, position: number, to: string) =>
    to ? `${from} in position ${position} is ${to}` : `Without the ${from} in position ${position}`,
} as const;
