/** Texts for visitors who followed a referral link. */
export const keptReferralWords = {
  told: 'You opened a referral link. Its code',
  stays: 'is saved on this device for 30 days and added to your quote request.',
  thisVisit: 'is added to your quote request on this visit. Your browser won’t let us keep it longer.',
  accept: 'OK',
  drop: 'Remove it',
  title: 'A friend referred you',
  until: (day: string) => `It’s saved on this device until ${day} and added to your quote request.`,
  forThisVisit: 'It’s added to your quote request on this visit. Your browser won’t let us keep it longer.',
  code: 'Their code is',
  toQuote: 'Get a quote with this code',
  dropped: 'Code removed.',
} as const;
