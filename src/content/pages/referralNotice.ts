export const referralNotice = {
  intro: 'You opened a referral link. Its code',
  savedNote: 'is saved on this device for 30 days and added to your quote request.',
  unsavedNote: 'is added to your quote request on this visit. Your browser won’t let us keep it longer.',
  accept: 'OK',
  remove: 'Remove it',
  title: 'A friend referred you',
  savedUntil: (day: string) => `It’s saved on this device until ${day} and added to your quote request.`,
  notSaved: 'It’s added to your quote request on this visit. Your browser won’t let us keep it longer.',
  code: 'Their code is',
  toQuote: 'Get a quote with this code',
  removed: 'Code removed.',
} as const;
