import { pluralWord } from '../lib/text/plural';

/** The enquiry list's badge in the header, visible and for screen readers. */
export const enquiryBadge = {
  shop: 'Your shop',
  list: 'List',
  items: (count: number) => pluralWord(count, 'item', 'items'),
} as const;
