/** What every form says beside a field that cannot be read: what to do, not what failed. */
export const formErrors = {
  noEmail: 'Write your e-mail address.',
  email: 'Write the e-mail address in full, such as ada@example.com.',
  phone: {
    'no-country-code': 'Begin the phone number with + and the country code: +1 for the US, +234 for Nigeria.',
    characters: 'Write the phone number with digits only. It may begin with +.',
    length: 'The phone number has too few or too many digits. Check it once more.',
    impossible: 'No phone number of that country begins so. Check it once more.',
  },
  year: 'Write the year with four digits, such as 2018.',
  date: 'Write the date in full, a day that exists, or leave it empty.',
  vin: 'Type or paste the 17 characters of the VIN.',
} as const;
