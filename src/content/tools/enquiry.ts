import { plural } from '../../lib/text/format';

/** Texts of the enquiry list, on the shop page and in the header. */
export const enquiryWords = {
  added: (name: string) => `${name} is on your list.`,
  removed: (name: string) => `${name} removed from your list.`,
  title: 'Your list',
  empty: 'Your list is empty. Add what you’re looking for.',
  quantity: (name: string) => `How many: ${name}`,
  fewer: (name: string) => `One less: ${name}`,
  more: (name: string) => `One more: ${name}`,
  mostOfOne: (most: number) =>
    `You can list up to ${String(most)} of each item. For more, tell us in the request.`,
  noQuantity: (most: number) =>
    `Enter a whole number from 1 to ${String(most)}. We restored your last number.`,
  removeShort: 'Remove',
  remove: (name: string) => `Remove ${name}`,
  note: 'Note',
  ownNote: 'Year, size, budget, and anything else we should know',
  noteLong: (most: number) => `Shorten the note to ${String(most)} characters.`,
  bar: 'Your list so far',
  count: (items: number) => plural(items, 'item'),
  onList: 'on your list',
  ask: 'Get a quote',
  clear: 'Clear list',
  cleared: 'Your list is empty.',
  putBack: 'Your list is back.',
  saved: 'Saved on this device until you send it with a quote request or clear it.',
  notSaved:
    'Your browser won’t let us save the list. It’s here for this visit, until you send it or clear it.',
  toQuote: 'Get a quote for this list',
  toContact: 'Send it as a message',
  full: 'Your list is full. Send it first.',
  without: 'The list needs JavaScript. Without it, write and tell us what you’re looking for:',
} as const;
