/** Error messages of fields that several forms have. */
export const formErrors = {
  noEmail: 'Enter your e-mail address.',
  email: 'Enter the full e-mail address, like ada@example.com.',
  phone: {
    'no-country-code': 'Start the phone number with + and the country code: +1 for the US, +234 for Nigeria.',
    characters: 'Use digits only in the phone number. It can start with +.',
    length: 'The phone number has too few or too many digits. Check it.',
    impossible: 'Phone numbers in that country don’t start this way. Check yours.',
  },
  year: 'Enter a four-digit year, like 2018.',
  date: 'Enter a full, valid date, or leave it blank.',
  vin: 'Enter all 17 characters of the VIN.',
} as const;
