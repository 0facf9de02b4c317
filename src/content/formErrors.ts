import { groupDigits } from '../lib/text/format';

/** Shown below a long text that nears or exceeds its limit. */
export const characterCount = {
  left: (about: number) => `About ${groupDigits(String(about))} characters left.`,
  few: 'Fewer than 100 characters left.',
  over: (about: number) => `About ${groupDigits(String(about))} characters too many.`,
} as const;

/** Error message of a text over its limit. @param text such as 'your message' */
export const tooLong = (text: string, most: number): string =>
  `Keep ${text} to ${groupDigits(String(most))} characters or fewer.`;

/** Error messages of fields that several forms have. */
export const formErrors = {
  noEmail: 'Enter your e-mail address.',
  email: 'Enter the full e-mail address, like ada@example.com.',
  phone: {
    'no-country-code': 'Start the phone number with + and the country code: +1 for the US, +234 for Nigeria.',
    characters: 'Use digits only in the phone number, without an extension. It can start with +.',
    several: 'Enter one phone number here.',
    length: 'The phone number has too few or too many digits. Check it.',
    impossible: 'Phone numbers in that country don’t start this way. Check yours.',
  },
  year: 'Enter a four-digit year, like 2018.',
  date: 'Enter a full, valid date, or leave it blank.',
  time: 'Enter a time on a 24-hour clock, like 15:00, or leave it blank.',
  vin: 'Enter all 17 characters of the VIN.',
} as const;

/** Below an e-mail address whose domain is a letter off a common one. */
export const emailSuggestion = {
  question: (email: string) => `Did you mean ${email}?`,
  use: 'Use this address',
} as const;
