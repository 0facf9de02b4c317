/** The sentence beside a field, and in the summary, when something is missing or wrong: what to do, not what failed. */
export const quoteErrors = {
  service: 'Choose what you need. If several fit, take the first one.',
  origin: 'Choose where it is now: a state, or a port.',
  destination: 'Choose where it goes: a state, or a port.',
  year: (latest: number) => `Write the year with four digits, up to ${String(latest)}, or leave it empty.`,
  bodyType: 'Choose what kind of vehicle it is.',
  condition: 'Choose whether it runs.',
  keys: 'Say whether its keys are with it.',
  readyOn: 'Write the date in full, a day that exists, or leave it empty.',
  readyPast: 'Write a day from today on, or leave it empty. If it is ready already, write today.',
  firstName: 'Write your first name.',
  lastName: 'Write your last name.',
  email: 'Write your e-mail address: with the reference, it opens your tracking.',
  emailShape: 'Write the e-mail address in full, such as ada@example.com.',
  phone: {
    empty: 'Write your phone number, with its country code.',
    ambiguous:
      'Say which country the phone number is from: choose one below, or begin with + and the country code.',
    'no-country-code': 'Begin the phone number with + and the country code: +1 for the US, +234 for Nigeria.',
    characters: 'Write the phone number with digits only. It may begin with +.',
    length: 'The phone number has too few or too many digits. Check it once more.',
    impossible: 'No phone number of that country begins so. Check it once more.',
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
