/** For a visitor who came by somebody's link. */
export const keptReferralWords = {
  told: 'You came by a referral link. Its code',
  stays: 'stays on this device for 30 days and goes into your quote request.',
  thisVisit: 'goes into your quote request on this visit: your browser does not let us keep it longer.',
  accept: 'All right',
  drop: 'Do not keep it',
  title: 'Somebody sent you',
  until: (day: string) => `It stays on this device until ${day} and goes into your quote request.`,
  forThisVisit: 'It goes into your quote request on this visit. Your browser does not let us keep it longer.',
  code: 'The code of their link is',
  toQuote: 'Get a quote with it',
  dropped: 'The code is no longer kept.',
} as const;
