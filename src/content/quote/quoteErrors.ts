import { pluralWord } from '../../lib/text/format';
import { draftMessages } from '../sending';

/** Error messages of the quote's fields. They say what to do, not what failed. */
export const quoteErrors = {
  service: 'Choose a service. If you need several, choose the first one.',
  origin: 'Choose the port or state it’s in now.',
  destination: 'Choose the port or state it’s going to.',
  year: (latest: number) => `Enter a four-digit year up to ${String(latest)}, or leave it blank.`,
  years: 'This year is earlier than the first one. Check both.',
  mileage: 'Enter the mileage in digits, like 80000, or leave it blank.',
  sumInNaira: 'Enter the budget in US dollars, not naira, or leave it blank.',
  sum: 'Enter whole US dollars, like 12500, or leave it blank.',
  budget: 'This amount is lower than the first one. Check both.',
  bodyType: 'Choose the type of vehicle.',
  condition: (isWanted: boolean) => (isWanted ? 'Choose whether it has to run.' : 'Choose whether it runs.'),
  keys: (isWanted: boolean) => (isWanted ? 'Choose whether it needs keys.' : 'Choose whether it has keys.'),
  readyPast: 'Enter today’s date or later, or leave it blank. If it’s ready now, enter today.',
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  phone: {
    empty: 'Enter your phone number with its country code.',
    ambiguous: 'Choose the phone number’s country below, or start the number with + and the country code.',
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
    notes: 'your notes',
  },
  preferred: 'Choose how you’d like us to reach you.',
  consent: 'Check the box so we can use your information to reply.',
} as const;

export const errorSummaryTitle = (count: number): string =>
  pluralWord(count, 'One thing needs your attention', `${String(count)} things need your attention`);

/** Messages for a request that wasn't, or may not have been, delivered. */
export const quoteFailure = {
  ...draftMessages,
  notSent: 'Your request wasn’t sent.',
  unsent: 'Your request hasn’t been sent yet.',
  isOnline: 'You were offline. You’re back online: send your request now.',
  maybeSent: 'Your request may have been sent.',
  sendAgain:
    'We couldn’t confirm that it went through. Everything you typed is still here. It’s fine to send it again: we’ll recognize it, and you’ll get the same reference.',
  changed: 'If you change something first, mention it when we contact you. We may have the earlier version.',
} as const;

export const reviewWarnings = 'Check before you send';

/** Warnings about a vehicle's age. The limit is counted from the year of manufacture. */
export const ageWarning = {
  over: (year: number, age: number, on: number, limit: number) =>
    `By its model year, a ${String(year)} is ${String(age)} years old in ${String(on)}. Under its 2023 list, Nigeria allows ${String(limit)} years from manufacture; sources differ.`,
  atLimit: (year: number, on: number, limit: number) =>
    `By its model year, a ${String(year)} turns ${String(limit)} in ${String(on)}, right at Nigeria’s limit under its 2023 list; sources differ. If it arrives next year, it may be over.`,
  confirm: (before: 'bid' | 'ship') => `Rules change: confirm before you ${before}.`,
} as const;
