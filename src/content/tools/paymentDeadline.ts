import { facts } from '../facts';

/** Texts of the payment deadline planner. */
export const paymentDeadline = {
  result: 'Payment deadline',
  lastDayWas: 'The last day at Copart was',
  payBy: 'Pay Copart by',
  thatIs: (when: string) => `That’s ${when}, Eastern time.`,
  callAuction: 'Call the auction before you pay. You may owe a late fee and storage.',
  allowForBank: 'Allow time for the bank: money sent on the last day may arrive late.',
  holiday: (name: string, date: string) =>
    `${name}, ${date}, may or may not count. ${facts.copartHolidays.text}`,
  iaa: (day: string) => `At IAA, reportedly by 4:30 pm at the branch on ${day}.`,
  rule: 'Copart’s rule is three business days, sale day included. Weekends are skipped, holidays aren’t. Go by your auction invoice.',
  empty: 'Enter the sale day to see the last day to pay.',
  event: 'Auction payment due: last day without a late fee',
  saleDay: 'Sale day',
  saleDayHint: 'Local date at the auction.',
  addToCalendar: 'Add to calendar',
  clear: 'Clear',
} as const;
