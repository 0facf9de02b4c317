import { formErrors } from '../formErrors';

/** The sentence beside a field, and in the summary, when something is missing or wrong: what to do, not what failed. */
export const quoteErrors = {
  service: 'Choose what you need. If several fit, take the first one.',
  origin: 'Choose where it is now: a port or a state.',
  destination: 'Choose where it goes: a port or a state.',
  year: (latest: number) => `Write the year with four digits, up to ${String(latest)}, or leave it empty.`,
  years: 'This year is before the first one. Check both years.',
  mileage: 'Write the miles in digits, like 80000, or leave it empty.',
  sum: 'Write the sum in whole US dollars, like 12500, or leave it empty.',
  budget: 'This sum is below the first one. Check both sums.',
  bodyType: 'Choose what kind of vehicle it is.',
  condition: 'Choose whether it runs.',
  keys: 'Say whether its keys are with it.',
  readyPast: 'Write a day from today on, or leave it empty. If it is ready already, write today.',
  firstName: 'Write your first name.',
  lastName: 'Write your last name.',
  phone: {
    empty: 'Write your phone number, with its country code.',
    ...formErrors.phone,
    ambiguous:
      'Say which country the phone number is from: choose one below, or begin with + and the country code.',
  },
  texts: {
    city: 'the city',
    vin: 'the VIN',
    make: 'the make',
    model: 'the model',
    first_name: 'your first name',
    last_name: 'your last name',
    email: 'the e-mail address',
    referral_code: 'the referral code',
  },
  tooLong: (text: string, most: number) => `Write ${text} in ${String(most)} characters at most.`,
  preferred: 'Choose how we should reach you.',
  consent: 'Tick the box, so that we may use what you typed to answer you.',
} as const;

export const errorSummaryTitle = (count: number): string =>
  count === 1 ? 'One thing needs your attention' : `${String(count)} things need your attention`;
