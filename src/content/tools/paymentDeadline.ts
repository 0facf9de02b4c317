/** Texts of the payment deadline planner. */
export const paymentDeadline = {
  result: 'Payment deadline',
  lastDayWas: 'The last day was',
  payBy: 'Pay by',
  thatIs: (when: string) => `That’s ${when}, Eastern time.`,
  callAuction: 'Call the auction before you pay. You may owe a late fee and storage.',
  allowForBank: 'Allow time for the bank: money sent on the last day may arrive late.',
  holiday: (name: string, date: string) => `${name}, ${date}, doesn’t count.`,
  rule: 'Copart’s rule, skipping weekends and US federal holidays. Go by your auction invoice.',
  empty: 'Enter the sale day to see the last day to pay.',
  event: 'Auction payment due: last day without a late fee',
  saleDay: 'Sale day',
  saleDayHint: 'Local date at the auction.',
  addToCalendar: 'Add to calendar',
  clear: 'Clear',
} as const;
