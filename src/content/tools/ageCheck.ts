import { plural } from '../../lib/text/plural';

/** Labels of the age check. */
export const ageCheckWords = {
  result: 'Age check result',
  empty: 'Enter all three numbers to see if the car is within the limit.',
  made: 'Year of manufacture',
  madeHint: 'From the door label, not the model year.',
  limit: 'Limit in years',
  limitHint: (published: string) => `Published: ${published}.`,
  limitError: 'Enter whole years, like 10.',
  arrives: 'Year of arrival',
  arrivesHint: 'When it reaches customs, not when you buy it.',
  clear: 'Clear',
} as const;

/** Results: within, at or over the limit. */
export const ageResult = {
  impossible: 'Not possible',
  impossibleYears: 'It would arrive before it was made',
  compare: 'Compare the two years.',
  within: 'Within the limit',
  atLimit: 'Right at the limit: ask',
  over: 'Over the limit',
  oldOnArrival: (age: number) => `${plural(age, 'year')} old on arrival`,
  askAgent: 'It may or may not be allowed. Get your agent’s answer in writing.',
  oldest: (limit: number, year: number) =>
    `With ${plural(limit, 'year')}, the oldest year allowed is ${year}.`,
  reaches: (year: number) => `It reaches the limit in ${year}. Allow for delays.`,
  rulesChange: 'Rules change. Confirm before you buy. This isn’t customs advice.',
} as const;
